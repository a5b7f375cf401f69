import { crc32 } from "node:zlib";

/** One record as a line: checksum of what follows, space, JSON. A torn or rotten line is seen by its checksum. */
export function encodeLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${crc32(json).toString(16).padStart(8, "0")} ${json}\n`;
}

export interface DecodedLine {
  readonly record: unknown;
  /** Where the next line starts, in bytes from the start of the segment. */
  readonly next: number;
}

/**
 * Lines of a segment from an offset on. Ends at the first incomplete line; a complete one whose checksum is
 * wrong is passed over and counted by `onDamage`.
 */
export function* decodeLines(bytes: Buffer, base: number, onDamage: (offset: number) => void): Generator<DecodedLine> {
  for (let start = 0; ; ) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0) return;
    const next = base + end + 1;
    const sum = bytes.toString("latin1", start, start + 8);
    const json = bytes.subarray(start + 9, end);
    if (crc32(json).toString(16).padStart(8, "0") === sum) yield { record: JSON.parse(json.toString("utf8")), next };
    else onDamage(base + start);
    start = end + 1;
  }
}

/** Segments are numbered from 1, so that their names sort. */
export function segmentName(sequence: number): string {
  return `${String(sequence).padStart(12, "0")}.log`;
}

export function sequenceOf(name: string): number | null {
  const match = /^(\d{12})\.log$/.exec(name);
  return match ? Number(match[1]) : null;
}
