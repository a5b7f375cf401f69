import type { RefusedField } from "../refusal.ts";

/** JSON nested deeper than this says nothing that any of our requests could mean. */
export const MOST_NESTED = 100;
/** Things directly in one object or list: an object of many keys costs far more to read than the same in small ones. */
const MOST_IN_ONE = 32_768;
/** Documents of nothing but styles come to one thing in 25 bytes; less than this is said by none of our requests. */
const BYTES_PER_THING = 16;

/** Looks at the bytes of a JSON text as they come, before anything is made of them. */
export interface JsonBounds {
  /** Takes the next bytes; where they go over a bound, the field they go over it in. Good for nothing after that. */
  take(chunk: Uint8Array): RefusedField | null;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d] as const;

/** Bytes kept of a key, for its name in a refusal. */
const LONGEST_KEY = 60;

/**
 * Bounds depth and number of what a body says while it is read: a few bytes a level are all that is kept, and a
 * body over a bound is refused at that byte. What is no JSON at all is left to whoever parses it.
 * @param maxBytes of the whole text, of which the number of things follows.
 */
export function jsonBounds(maxBytes: number): JsonBounds {
  const most = Math.ceil(maxBytes / BYTES_PER_THING);
  const counts = new Uint32Array(MOST_NESTED + 2);
  const lists = new Uint8Array(MOST_NESTED + 2);
  const keys: Buffer[] = Array.from({ length: MOST_NESTED + 2 }, () => Buffer.alloc(LONGEST_KEY));
  const lengths = new Uint8Array(MOST_NESTED + 2);
  let depth = 0;
  let things = 0;
  let isText = false;
  let isEscaped = false;
  /** Whether the next text is a key: only its first bytes are kept, and only then. */
  let isKey = false;

  const pathTo = (levels: number): string => {
    const parts = Array.from({ length: levels }, (_, n) =>
      lists[n + 1] ? String(counts[n + 1]) : (keys[n + 1] ?? Buffer.alloc(0)).toString("utf8", 0, lengths[n + 1]),
    );
    return parts.join(".") || "body";
  };
  const open = (isList: boolean): RefusedField | null => {
    if (depth === MOST_NESTED) return { path: pathTo(depth), code: "too_deep" };
    depth += 1;
    things += 1;
    counts[depth] = 0;
    lists[depth] = isList ? 1 : 0;
    lengths[depth] = 0;
    isKey = !isList;
    return things > most ? { path: pathTo(depth - 1), code: "too_large" } : null;
  };
  const next = (): RefusedField | null => {
    things += 1;
    const count = (counts[depth] ?? 0) + 1;
    counts[depth] = count;
    isKey = lists[depth] === 0;
    return things > most || count > MOST_IN_ONE ? { path: pathTo(depth - 1), code: "too_large" } : null;
  };

  /** One byte inside of a text, whose first bytes are kept where it is a key. */
  const readText = (byte: number): null => {
    if (!isEscaped && byte === QUOTE) {
      isText = false;
      isKey = false;
      return null;
    }
    isEscaped = !isEscaped && byte === BACKSLASH;
    const length = lengths[depth] ?? 0;
    if (!isKey || length >= LONGEST_KEY) return null;
    const key = keys[depth];
    if (key) key[length] = byte;
    lengths[depth] = length + 1;
    return null;
  };
  /** One byte outside of texts. */
  const readSign = (byte: number): RefusedField | null => {
    if (byte === QUOTE) {
      isText = true;
      if (isKey) lengths[depth] = 0;
    } else if (byte === COMMA) return next();
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) return open(byte === OPEN_LIST);
    else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && depth > 0) {
      depth -= 1;
      isKey = false;
    }
    return null;
  };
  return {
    take(chunk) {
      for (let i = 0; i < chunk.length; i++) {
        const byte = chunk[i] ?? 0;
        // Most of a body is the inside of texts and numbers: nothing is to be done there.
        if (isText ? !isKey && !isEscaped && byte !== QUOTE && byte !== BACKSLASH : byte > CLOSE_LIST && byte < OPEN_OBJECT) continue;
        const refused = isText ? readText(byte) : readSign(byte);
        if (refused) return refused;
      }
      return null;
    },
  };
}
