import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { isFull } from "../is-full.ts";

/** As much as a file system gives at once, and how many of them are held. */
const PIECE = new Uint8Array(4096);
const PIECES = 4;

const spareOf = (folder: string): string => `${folder}.spare`;

/**
 * A database that is closed removes the file which says that somebody has it, and needs room for that when it is
 * opened. Its room is held meanwhile, or as much of it as there is, so that a server which was stopped on a full disk
 * starts on it. One that is killed leaves the file itself.
 */
export function holdSpareRoom(folder: string): void {
  try {
    const file = openSync(spareOf(folder), "w");
    try {
      for (let piece = 0; piece < PIECES; piece++) writeSync(file, PIECE);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/** Gives back what was held, to a database that is about to be opened. */
export function giveSpareRoom(folder: string): void {
  rmSync(spareOf(folder), { force: true });
}
