import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { StoredFile } from "./storage.ts";
import { fileOf } from "./stored-file.ts";

/** The last moment a file was given, in microseconds. */
let lastMoment = 0;

/**
 * A moment that no file of this process was given before: the file system's own clock stands still for milliseconds, and
 * gives the number of a file that is gone to the next.
 */
function nextMoment(): number {
  lastMoment = Math.max(lastMoment + 1, Date.now() * 1_000);
  return lastMoment / 1_000_000;
}

/**
 * Writes a file in `folder`, on disk when it returns, lets `place` move it to where it belongs, and leaves nothing
 * behind where either fails, or where `place` has no use for it.
 */
export async function writeBeside<Result>(
  folder: string,
  write: (file: FileHandle) => Promise<void>,
  place: (path: string, file: StoredFile) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, randomBytes(12).toString("hex"));
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(path, "wx");
    let written: StoredFile;
    try {
      await write(file);
      const moment = nextMoment();
      await file.utimes(moment, moment);
      await file.sync();
      written = fileOf(await file.stat({ bigint: true }));
    } finally {
      await file.close();
    }
    return await place(path, written);
  } finally {
    // On a full disk, what is half written would keep it full.
    await rm(path, { force: true }).catch(() => undefined);
  }
}
