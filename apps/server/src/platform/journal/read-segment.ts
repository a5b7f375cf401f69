import { open, readdir } from "node:fs/promises";
import { type DecodedLines, decodeLines, readSegmentName, type Segment } from "./segment.ts";

/**
 * The lines of a file from an offset on: as many as fit into about `maxBytes`, one at least, none at `end` (a number
 * of bytes; what is behind it does not count). `length` is how many bytes they take.
 */
export async function readSegment(path: string, offset: number, end: number, maxBytes: number): Promise<DecodedLines> {
  const file = await open(path, "r");
  try {
    const left = Math.min((await file.stat()).size, end) - offset;
    for (let window = maxBytes; left > 0; window *= 2) {
      const bytes = Buffer.alloc(Math.min(left, window));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      // A line longer than the window is read with a wider one, and comes alone.
      const lines = decodeLines(bytes.subarray(0, bytesRead), window === maxBytes ? undefined : 1);
      if (lines.length > 0 || window >= left) return lines;
    }
    return { records: [], length: 0, damaged: [] };
  } finally {
    await file.close();
  }
}

/** Whether a line of the file ends just before an offset. */
export async function isLineEnd(path: string, offset: number): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1), 0, 1, offset - 1);
    return bytesRead === 1 && buffer[0] === 0x0a;
  } finally {
    await file.close();
  }
}

/** The segments in a folder, in the order they were begun in. */
export async function segmentsIn(folder: string): Promise<Segment[]> {
  return (await readdir(folder))
    .map(readSegmentName)
    .filter((segment) => segment !== null)
    .sort((a, b) => a.sequence - b.sequence);
}
