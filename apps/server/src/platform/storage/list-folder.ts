import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isStorageKey } from "./storage-key.ts";
import { unlessAbsent } from "./unless-absent.ts";

interface Entry {
  /** A file's key, or what the keys in a folder start with: a slash at its end makes it stand where they do. */
  readonly start: string;
  readonly name: string;
  readonly isFolder: boolean;
}

/** Null for what has no key: it was put there by somebody else, or is neither file nor folder. */
async function entryOf(folder: string, beginning: string, dirent: Dirent): Promise<Entry | null> {
  const key = beginning + dirent.name;
  if (!isStorageKey(key)) return null;
  // An operator may have put a folder on another disk.
  const what = dirent.isSymbolicLink() ? await stat(join(folder, dirent.name)).catch(unlessAbsent) : dirent;
  if (what?.isDirectory()) return { start: `${key}/`, name: dirent.name, isFolder: true };
  return what?.isFile() ? { start: key, name: dirent.name, isFolder: false } : null;
}

/** The keys of the files in a folder and below it that start with `prefix` and stand behind `after`, in the order of their bytes. */
async function* keysUnder(folder: string, beginning: string, prefix: string, after: string): AsyncGenerator<string> {
  const dirents = (await readdir(folder, { withFileTypes: true }).catch(unlessAbsent)) ?? [];
  const named = dirents.filter(({ name }) => `${beginning}${name}/`.startsWith(prefix) || `${beginning}${name}`.startsWith(prefix));
  const entries: Entry[] = [];
  for (const dirent of named) {
    const entry = await entryOf(folder, beginning, dirent);
    if (entry) entries.push(entry);
  }
  entries.sort((one, other) => (one.start < other.start ? -1 : 1));
  for (const { start, name, isFolder } of entries) {
    if (!isFolder && start > after) yield start;
    // All that is in a folder stands before `after` unless that is in it, or stands behind it.
    else if (isFolder && (start > after || after.startsWith(start))) yield* keysUnder(join(folder, name), start, prefix, after);
  }
}

/**
 * The keys in a folder that start with `prefix`, as object stores list them. One folder's names are in memory at a time,
 * and those of the folders it is in.
 */
export function listFolder(root: string, prefix: string, after: string): AsyncGenerator<string> {
  const beginning = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  return keysUnder(join(root, beginning), beginning, prefix, after);
}
