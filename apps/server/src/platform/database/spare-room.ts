import { closeSync, fstatSync, openSync, rmSync, writeSync } from "node:fs";

/** As much as a file system gives at once, and how many of them are held. */
const PIECE = new Uint8Array(4096);
const PIECES = 512;
const NEXT_TRY_MS = 1_000;

const spareOf = (folder: string): string => `${folder}.spare`;

/**
 * What a database needs to be opened on a full disk: one that was closed, the room of the file which says that somebody
 * has it; one that was killed, the room of what its recovery makes anew, a map of free space a table, 24 kB each, and
 * small files at its end. It is held from opening to opening, or as much of it as there is: false where that is not all,
 * for whatever reason, since nobody's work depends on it.
 */
export function holdSpareRoom(folder: string): boolean {
  try {
    // What is held already is not let go of for a moment: somebody else would take it.
    const file = openSync(spareOf(folder), "a");
    try {
      for (let held = fstatSync(file).size; held < PIECES * PIECE.length; ) held += writeSync(file, PIECE);
    } finally {
      closeSync(file);
    }
    return true;
  } catch {
    return false;
  }
}

/** Holds it while the database is open: at once, or as soon as there is room. Keeps no thread alive. */
export function keepSpareRoom(folder: string): void {
  if (holdSpareRoom(folder)) return;
  setTimeout(() => keepSpareRoom(folder), NEXT_TRY_MS).unref();
}

/** Gives back what was held, to a database that is about to be opened. */
export function giveSpareRoom(folder: string): void {
  rmSync(spareOf(folder), { force: true });
}
