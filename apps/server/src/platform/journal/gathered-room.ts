import { stat } from "node:fs/promises";
import { join } from "node:path";
import { segmentsIn } from "./read-segment.ts";
import { segmentName } from "./segment.ts";
import { freeBytes } from "./segment-writer.ts";

/** What a gathered kind may take of the disk, in bytes. */
export interface GatheredBounds {
  /** What may wait in its folder. */
  readonly mostBytes: number;
  /** What it leaves free for others. */
  readonly leavesBytes: number;
}

export interface GatheredRoom {
  /** Why so many bytes more may not be written; null where they may. */
  whyNot(bytes: number): Promise<string | null>;
  noteWritten(bytes: number): void;
}

/** Watches over what a kind takes of the disk; whoever drains it takes files out of the folder meanwhile. */
export function gatheredRoom(folder: string, { mostBytes, leavesBytes }: GatheredBounds): GatheredRoom {
  let taken = Number.POSITIVE_INFINITY;
  return {
    async whyNot(bytes) {
      // Of a folder that cannot be looked into, writing says more.
      if (taken + bytes > mostBytes) taken = await folderBytes(folder).catch(() => 0);
      if (taken + bytes > mostBytes) return "its journal is full";
      const free = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
      return free < leavesBytes + bytes ? "what is left of the disk is kept for others" : null;
    },
    noteWritten(bytes) {
      taken += bytes;
    },
  };
}

/** What the segments in a folder take, in bytes. */
async function folderBytes(folder: string): Promise<number> {
  const sizes = (await segmentsIn(folder)).map(async (segment) => {
    // It may just have been drained.
    const found = await stat(join(folder, segmentName(segment))).catch(() => null);
    return found?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
