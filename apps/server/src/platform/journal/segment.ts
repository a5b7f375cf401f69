import { crc32 } from "node:zlib";

/** One record as a line: checksum of what follows, space, JSON. A torn or rotten line is seen by its checksum. */
export function encodeLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${crc32(json).toString(16).padStart(8, "0")} ${json}\n`;
}

export interface DecodedLines {
  readonly records: readonly unknown[];
  /** Bytes of the complete lines, good and damaged: where the next line starts. */
  readonly length: number;
  /** Complete lines passed over because their checksum was wrong. */
  readonly damaged: number;
}

/** The lines at the start of some bytes of a segment, up to the first incomplete one. */
export function decodeLines(bytes: Buffer): DecodedLines {
  const records: unknown[] = [];
  let damaged = 0;
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
    const sum = bytes.toString("latin1", start, Math.min(start + 8, end));
    const json = bytes.subarray(Math.min(start + 9, end), end);
    if (crc32(json).toString(16).padStart(8, "0") === sum) records.push(JSON.parse(json.toString("utf8")));
    else damaged += 1;
    start = end + 1;
  }
  return { records, length: start, damaged };
}

/** Segments are numbered from 1, so that their names sort. */
export function segmentName(sequence: number): string {
  return `${String(sequence).padStart(12, "0")}.log`;
}

export function sequenceOf(name: string): number | null {
  const match = /^(\d{12})\.log$/.exec(name);
  return match ? Number(match[1]) : null;
}
