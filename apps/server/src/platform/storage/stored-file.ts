import type { BigIntStats } from "node:fs";
import type { StoredFile } from "./storage.ts";

/** A file in a folder as storage knows it: every put makes a new one, with a moment of its own. */
export function fileOf({ ino, mtimeNs, size }: BigIntStats): StoredFile {
  return { size: Number(size), tag: [ino, mtimeNs, size].map((number) => number.toString(36)).join("-") };
}
