import type { RefusedField } from "../../refusal.ts";

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

/** The bytes that say something outside of texts. */
const IS_SIGN = new Uint8Array(256);
for (const sign of [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]) IS_SIGN[sign] = 1;

/** After so many bytes of a text its end is looked for in one go: that pays for long ones only. */
const NEAR = 32;

/**
 * The next quote in a text, where nothing before `from` escapes, or the backslash that escapes it; without one the
 * backslash that escapes what comes after the chunk, or its end.
 */
function closing(chunk: Uint8Array, from: number): number {
  const quote = chunk.indexOf(QUOTE, from);
  const found = quote < 0 ? chunk.length : quote;
  let first = found;
  while (first > from && chunk[first - 1] === BACKSLASH) first -= 1;
  return (found - first) % 2 === 1 ? found - 1 : found;
}

/**
 * Bounds depth and number of what a body says while it is read: a few bytes a level are all that is kept, and a
 * body over a bound is refused at that byte. What is no JSON at all is left to whoever parses it.
 * @param maxBytes of the whole text, of which the number of things follows.
 */
export function jsonBounds(maxBytes: number): JsonBounds {
  const most = Math.ceil(maxBytes / BYTES_PER_THING);
  const counts = new Uint32Array(MOST_NESTED + 2);
  const lists = new Uint8Array(MOST_NESTED + 2);
  const keys = keysByDepth();
  let depth = 0;
  let things = 0;
  let isText = false;
  let isEscaped = false;
  /** Whether the next text is a key, or the one that is being read. */
  let isKey = false;

  const pathTo = (levels: number): string => {
    const parts = Array.from({ length: levels }, (_, n) => (lists[n + 1] ? String(counts[n + 1]) : keys.name(n + 1)));
    return parts.join(".") || "body";
  };
  const open = (isList: boolean): RefusedField["code"] | null => {
    if (depth === MOST_NESTED) return "too_deep";
    depth += 1;
    things += 1;
    counts[depth] = 0;
    lists[depth] = isList ? 1 : 0;
    keys.begin(depth, 0);
    isKey = !isList;
    return things > most ? "too_large" : null;
  };
  const next = (): RefusedField["code"] | null => {
    things += 1;
    const count = (counts[depth] as number) + 1;
    counts[depth] = count;
    isKey = lists[depth] === 0;
    return things > most || count > MOST_IN_ONE ? "too_large" : null;
  };
  /** Reads on inside of a text; where to go on after it, or after the chunk. */
  const readText = (chunk: Uint8Array, from: number): number => {
    const end = chunk.length;
    let at = isEscaped ? from + 1 : from;
    isEscaped = false;
    for (let near = at + NEAR; at < end; at++) {
      if (at > near) {
        at = closing(chunk, at);
        if (at === end) break;
        near = at + NEAR;
      }
      const byte = chunk[at];
      if (byte === QUOTE) {
        if (isKey) keys.end(depth, at);
        isText = false;
        isKey = false;
        return at + 1;
      }
      if (byte === BACKSLASH) at += 1;
    }
    isEscaped = at > end;
    if (isKey) keys.end(depth, end);
    return end;
  };
  /** Reads one sign outside of texts, the byte before `after`. */
  const readSign = (sign: number, after: number): RefusedField["code"] | null => {
    if (sign === QUOTE) {
      isText = true;
      if (isKey) keys.begin(depth, after);
    } else if (sign === COMMA) return next();
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) return open(sign === OPEN_LIST);
    else if (depth > 0) {
      depth -= 1;
      isKey = false;
    }
    return null;
  };
  // One call for a text or a sign, none for a byte: most of a body is the inside of texts and numbers.
  const read = (chunk: Uint8Array): RefusedField["code"] | null => {
    const end = chunk.length;
    let at = 0;
    while (at < end) {
      if (isText) at = readText(chunk, at);
      else {
        while (at < end && IS_SIGN[chunk[at] as number] === 0) at += 1;
        if (at === end) break;
        const over = readSign(chunk[at] as number, ++at);
        if (over) return over;
      }
    }
    return null;
  };
  return {
    take(chunk) {
      const code = read(chunk);
      keys.keep(chunk, depth);
      return code && { path: pathTo(code === "too_deep" ? depth : depth - 1), code };
    },
  };
}

/** The key that each level is at: where it stands in the chunk that is read, and what was kept of it from earlier ones. */
function keysByDepth() {
  const kept = Buffer.alloc((MOST_NESTED + 2) * LONGEST_KEY);
  const lengths = new Uint8Array(MOST_NESTED + 2);
  const starts = new Uint32Array(MOST_NESTED + 2);
  const ends = new Uint32Array(MOST_NESTED + 2);
  return {
    begin(depth: number, at: number): void {
      lengths[depth] = 0;
      starts[depth] = at;
      ends[depth] = at;
    },
    end(depth: number, at: number): void {
      ends[depth] = at;
    },
    /** Keeps the first bytes of the keys of these levels before the chunk goes. */
    keep(chunk: Uint8Array, deepest: number): void {
      for (let depth = 0; depth <= deepest; depth++) {
        const length = lengths[depth] as number;
        const start = starts[depth] as number;
        const more = chunk.subarray(start, Math.min(ends[depth] as number, start + LONGEST_KEY - length));
        kept.set(more, depth * LONGEST_KEY + length);
        lengths[depth] = length + more.length;
        starts[depth] = 0;
        ends[depth] = 0;
      }
    },
    name: (depth: number): string => kept.toString("utf8", depth * LONGEST_KEY, depth * LONGEST_KEY + (lengths[depth] as number)),
  };
}
