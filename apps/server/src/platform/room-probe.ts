import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isFull } from "./is-full.ts";

/** How it stands with writing into a folder; `fault` is any reason but a full disk. */
export type Room = "room" | "full" | "fault";

/** Milliseconds for which one look counts: whoever asks often must not wear the disk. */
const COUNTS_MS = 1_000;
const NAME = "room";

/**
 * Looks whether so many bytes can be written into a folder of the caller's own, by writing them.
 * @param bytes a little more than the smallest of what is to follow
 */
export function roomProbe(folder: string, bytes: number): () => Promise<Room> {
  const path = join(folder, NAME);
  const look = async (): Promise<Room> => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(path, new Uint8Array(bytes));
      return "room";
    } catch (error) {
      return isFull(error) ? "full" : "fault";
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  };
  let looked: { readonly at: number; readonly room: Promise<Room> } | null = null;
  return () => {
    const now = performance.now();
    if (!looked || now - looked.at >= COUNTS_MS) looked = { at: now, room: look() };
    return looked.room;
  };
}
