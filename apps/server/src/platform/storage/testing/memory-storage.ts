import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { PutCondition, Storage, StoredFile } from "../storage.ts";
import { checkKey, checkPrefix, rangeIn } from "../storage-key.ts";
import { StorageRefused } from "../storage-refused.ts";

/** So many keys a page, as an object store lists them; few, so that a test sees several. */
const PAGE = 7;

/** Storage as an object store answers it: flat keys, lists in pages, conditions at the moment of the put. Forgotten with the test. */
export function memoryStorage(): Storage {
  const files = new Map<string, { readonly bytes: Buffer; readonly tag: string }>();
  const listeners = new Set<(key: string | null) => void>();
  const noteChange = (key: string | null): void => {
    for (const listener of listeners) listener(key);
  };
  const fileAt = (key: string): StoredFile | null => {
    const found = files.get(checkKey(key));
    return found ? { size: found.bytes.length, tag: found.tag } : null;
  };
  const isSo = (key: string, condition: PutCondition | undefined): boolean =>
    !condition || ("ifMatch" in condition ? fileAt(key)?.tag === condition.ifMatch : !files.has(key));
  const putBytes = (key: string, bytes: Uint8Array, condition?: PutCondition): StoredFile | null => {
    if (!isSo(checkKey(key), condition)) return null;
    files.set(key, { bytes: Buffer.from(bytes), tag: randomUUID() });
    noteChange(key);
    return fileAt(key);
  };
  const page = (prefix: string, after: string): string[] =>
    [...files.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort()
      .slice(0, PAGE);
  return {
    async put(key, bytes, after) {
      checkKey(key);
      await after;
      putBytes(key, bytes);
    },
    async putOnce(key, bytes, after) {
      checkKey(key);
      await after;
      putBytes(key, bytes, { ifAbsent: true });
    },
    putIf: async (key, bytes, condition) => putBytes(key, bytes, condition),
    async putStream(key, source, { maxBytes, size, condition }) {
      checkKey(key);
      const parts: Uint8Array[] = [];
      let length = 0;
      for await (const part of source) {
        length += part.length;
        if (length > maxBytes) throw new StorageRefused("too_large");
        if (length > (size ?? length)) throw new StorageRefused("size");
        // Who sends may use the same memory for what comes next.
        parts.push(Buffer.from(part));
      }
      if (length !== (size ?? length)) throw new StorageRefused("size");
      return putBytes(key, Buffer.concat(parts), condition);
    },
    async get(key) {
      const found = files.get(checkKey(key));
      return found ? Buffer.from(found.bytes) : null;
    },
    async read(key, range) {
      const found = files.get(checkKey(key));
      if (!found) return null;
      const { from, to } = rangeIn(found.bytes.length, range);
      return { size: found.bytes.length, tag: found.tag, from, to, body: Readable.from([found.bytes.subarray(from, to)]) };
    },
    head: async (key) => fileAt(key),
    has: async (key) => fileAt(key) !== null,
    async remove(key) {
      files.delete(checkKey(key));
      noteChange(key);
    },
    async *list(prefix, after = "") {
      let keys = page(checkPrefix(prefix), after);
      while (keys.length > 0) {
        yield* keys;
        keys = page(prefix, keys.at(-1) ?? after);
      }
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteChange,
    isReady: async () => true,
    hasRoom: async () => true,
  };
}
