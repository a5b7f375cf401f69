import { randomBytes } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder, syncFolder } from "../durable-folder.ts";
import { isFull } from "../is-full.ts";
import { roomProbe } from "../room-probe.ts";
import type { Storage } from "./storage.ts";

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** What is written to see whether there is room: as much as a small file that a page needs. */
const PROBE_BYTES = 64 * 1024;

/** What is not there is no fault; that it cannot be read is one, and is not taken for it. */
function unlessAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/** The keys of the files in a folder and below it; a file whose name is no part of a key was put there by somebody else. */
async function* keysUnder(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessAbsent)) ?? [];
  for (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    if (!KEY.test(key)) continue;
    const path = join(folder, entry.name);
    // An operator may have put a folder on another disk.
    const what = entry.isSymbolicLink() ? await stat(path).catch(unlessAbsent) : entry;
    if (what?.isDirectory()) yield* keysUnder(path, `${key}/`);
    else if (what?.isFile()) yield key;
  }
}

/** Where files are written before they are renamed to their place: a folder of its own for each process. */
const INCOMING = ".incoming";

/** Removes what was never finished: by this user, or by anybody before users had folders of their own. */
async function emptyIncoming(folder: string, user: string): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessAbsent)) ?? [];
  const left = entries.filter((entry) => entry.name === user || entry.isFile());
  for (const { name } of left) await rm(join(folder, name), { recursive: true, force: true });
  try {
    await mkdir(join(folder, user), { recursive: true });
  } catch (error) {
    // Reading needs no room; what is written later says for itself that there is none.
    if (!isFull(error)) throw error;
  }
}

/**
 * Object storage in a folder: each file is written beside its place, synced and renamed, and so is its folder's entry.
 * @param user the process that uses it, as it is called among those that share the folder; what an earlier one of the
 *   name left half-written goes.
 */
export async function folderStorage(root: string, user: string): Promise<Storage> {
  await makeFolder(root);
  const incoming = join(root, INCOMING, user);
  await emptyIncoming(join(root, INCOMING), user);
  const listeners = new Set<(key: string | null) => void>();
  const noteChange = (key: string | null): void => {
    for (const listener of listeners) listener(key);
  };
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(root, key);
  };
  const write = async (key: string, bytes: Uint8Array): Promise<void> => {
    const path = pathOf(key);
    const temporary = join(incoming, randomBytes(12).toString("hex"));
    await mkdir(incoming, { recursive: true });
    try {
      const file = await open(temporary, "wx");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await makeFolder(dirname(path));
      await rename(temporary, path);
    } catch (error) {
      // On a full disk, what is half written would keep it full.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(path));
    noteChange(key);
  };
  const has = async (key: string): Promise<boolean> => {
    const found = await stat(pathOf(key)).catch(unlessAbsent);
    return found?.isFile() ?? false;
  };
  const room = roomProbe(incoming, PROBE_BYTES);
  return {
    put: write,
    async putOnce(key, bytes) {
      if (!(await has(key))) await write(key, bytes);
    },
    async get(key) {
      return readFile(pathOf(key)).catch(unlessAbsent);
    },
    has,
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(() => {});
      noteChange(key);
    },
    async list(prefix) {
      if (!prefix.endsWith("/")) throw new Error(`not the beginning of storage keys: ${prefix}`);
      const keys: string[] = [];
      for await (const key of keysUnder(pathOf(prefix.slice(0, -1)), prefix)) keys.push(key);
      return keys.sort();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteChange,
    async isReady() {
      return access(root).then(
        () => true,
        () => false,
      );
    },
    hasRoom: async () => (await room()) !== "full",
  };
}
