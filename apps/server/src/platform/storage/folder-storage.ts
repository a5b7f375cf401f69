import { access, type FileHandle, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { makeFolder, syncFolder } from "../durable-folder.ts";
import { isFull } from "../is-full.ts";
import { boundedQueue } from "../limits/bounded-queue.ts";
import { roomProbe } from "../room-probe.ts";
import { listFolder } from "./list-folder.ts";
import type { PutCondition, PutStreamOptions, Storage, StoredFile } from "./storage.ts";
import { checkKey, checkPrefix, rangeIn } from "./storage-key.ts";
import { StorageRefused } from "./storage-refused.ts";
import { fileOf } from "./stored-file.ts";
import { unlessAbsent } from "./unless-absent.ts";
import { writeBeside } from "./write-beside.ts";

/** What is written to see whether there is room: as much as a small file that a page needs. */
const PROBE_BYTES = 64 * 1024;

/** Where files are written before they are renamed to their place: a folder of its own for each process. */
const INCOMING = ".incoming";

/** What an application is called there that shares the storage, as `storageUser` says. */
const SHARING = /^app-[0-9a-f]{12}$/;
/** One that has written nothing for so long is gone, in milliseconds; one that is not makes its folder again. */
const ABANDONED_MS = 24 * 3_600_000;

/**
 * Removes what was never finished: by this user, by one who shared the storage and is gone, or by anybody before users had
 * folders of their own.
 */
async function emptyIncoming(folder: string, user: string): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessAbsent)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const isLeft = entry.name === user || entry.isFile() || (SHARING.test(entry.name) && (await isAbandoned(path)));
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
  try {
    await mkdir(join(folder, user), { recursive: true });
  } catch (error) {
    // Reading needs no room; what is written later says for itself that there is none.
    if (!isFull(error)) throw error;
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(unlessAbsent);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
}

/** What stands at a path; null where it is no file. */
async function fileAt(path: string): Promise<StoredFile | null> {
  const found = await stat(path, { bigint: true }).catch(unlessAbsent);
  return found?.isFile() ? fileOf(found) : null;
}

async function writeAll(file: FileHandle, source: AsyncIterable<Uint8Array>, { maxBytes, size }: PutStreamOptions): Promise<void> {
  const most = Math.min(maxBytes, size ?? maxBytes);
  let written = 0;
  for await (const bytes of source) {
    written += bytes.length;
    if (written > most) throw new StorageRefused(written > maxBytes ? "too_large" : "size");
    await file.writeFile(bytes);
  }
  if (size !== undefined && written !== size) throw new StorageRefused("size");
}

async function isSo(condition: PutCondition | undefined, path: string): Promise<boolean> {
  if (!condition) return true;
  const there = await fileAt(path);
  return "ifMatch" in condition ? there?.tag === condition.ifMatch : there === null;
}

/** What is waited for may fail while nobody looks at it yet; that ends no process. */
function minded(after: Promise<unknown> | undefined): void {
  after?.catch(() => undefined);
}

/** Moves a file to its place, also where keys that are gone have left their empty folders. */
async function moveTo(path: string, written: string): Promise<void> {
  try {
    await rename(written, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
    await removeEmptyFolders(path);
    await rename(written, path);
  }
}

/** @throws where there is a file in one of them */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const { name } of await readdir(folder, { withFileTypes: true })) await removeEmptyFolders(join(folder, name));
  await rmdir(folder);
}

/**
 * Object storage in a folder: each file is written beside its place, synced and renamed, and so is its folder's entry.
 * A condition holds among all who use this opening.
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
  const pathOf = (key: string): string => join(root, checkKey(key));
  // Between looking at what is there and replacing it, nobody else does.
  const line = boundedQueue({ key: 1 });
  const write = async (
    key: string,
    fill: (file: FileHandle) => Promise<void>,
    { condition, after }: { readonly condition?: PutCondition | undefined; readonly after?: Promise<unknown> | undefined } = {},
  ): Promise<StoredFile | null> => {
    const path = pathOf(key);
    return writeBeside(incoming, fill, async (written, file) => {
      await after;
      await makeFolder(dirname(path));
      const isPlaced = await line.run(key, async () => {
        const isTaken = await isSo(condition, path);
        if (isTaken) await moveTo(path, written);
        return isTaken;
      });
      if (!isPlaced) return null;
      await syncFolder(dirname(path));
      noteChange(key);
      return file;
    });
  };
  const put: Storage["put"] = async (key, bytes, after) => {
    minded(after);
    await write(key, (file) => file.writeFile(bytes), { after });
  };
  const head = async (key: string): Promise<StoredFile | null> => fileAt(pathOf(key));
  const has = async (key: string): Promise<boolean> => (await head(key)) !== null;
  const room = roomProbe(incoming, PROBE_BYTES);
  return {
    put,
    async putOnce(key, bytes, after) {
      minded(after);
      await ((await has(key)) ? after : put(key, bytes, after));
    },
    putIf: (key, bytes, condition) => write(key, (file) => file.writeFile(bytes), { condition }),
    putStream: (key, source, options) => write(key, (file) => writeAll(file, source, options), options),
    async get(key) {
      return readFile(pathOf(key)).catch(unlessAbsent);
    },
    async read(key, range) {
      const handle = await open(pathOf(key)).catch(unlessAbsent);
      if (!handle) return null;
      try {
        const found = await handle.stat({ bigint: true });
        const { from, to } = found.isFile() ? rangeIn(Number(found.size), range) : { from: 0, to: 0 };
        // A stream cannot be told to read nothing.
        const body = to > from ? handle.createReadStream({ start: from, end: to - 1 }) : Readable.from([]);
        if (to === from) await handle.close();
        return found.isFile() ? { ...fileOf(found), from, to, body } : null;
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    head,
    has,
    async remove(key) {
      const path = pathOf(key);
      await line.run(key, () => rm(path, { force: true }));
      await syncFolder(dirname(path)).catch(() => {});
      noteChange(key);
    },
    async *list(prefix, after = "") {
      yield* listFolder(root, checkPrefix(prefix), after);
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
