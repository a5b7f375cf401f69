import type { ByteRange } from "./storage.ts";
import { StorageRefused } from "./storage-refused.ts";

const PART = "[A-Za-z0-9_-][A-Za-z0-9._-]*";
const KEY = new RegExp(`^${PART}(?:/${PART})*$`);
const PREFIX = new RegExp(`^(?:${PART}/)*(?:${PART})?$`);

export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}

/** @throws where it is none: whoever calls made the key himself. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}

/** @throws where no key could start so. */
export function checkPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error(`not the beginning of storage keys: ${prefix}`);
  return prefix;
}

/**
 * A range as it lies in a file of `size` bytes; without one, all of it.
 * @throws {StorageRefused} where the file ends before it begins
 */
export function rangeIn(size: number, range: ByteRange | undefined): { readonly from: number; readonly to: number } {
  if (!range) return { from: 0, to: size };
  const { from, to = size } = range;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || (range.to !== undefined && to <= from))
    throw new Error(`not a range of bytes: ${from} to ${to}`);
  if (from >= size) throw new StorageRefused("range", size);
  return { from, to: Math.min(to, size) };
}
