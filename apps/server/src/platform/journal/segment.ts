import { crc32 } from "node:zlib";
import { idOf } from "@vitrine/contract";

/** One record as a line: checksum of what follows, space, JSON. A torn or rotten line is seen by its checksum. */
export function encodeLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${crc32(json).toString(16).padStart(8, "0")} ${json}\n`;
}

export interface DecodedLines {
  readonly records: readonly unknown[];
  /** Bytes of the complete lines, good and damaged: where the next line starts. */
  readonly length: number;
  /** Complete lines passed over because their checksum was wrong, as they stand there. */
  readonly damaged: readonly string[];
}

/** The lines at the start of some bytes of a segment, up to the first incomplete one or `most` of them. */
export function decodeLines(bytes: Buffer, most = Number.POSITIVE_INFINITY): DecodedLines {
  const records: unknown[] = [];
  const damaged: string[] = [];
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end >= 0 && records.length + damaged.length < most; end = bytes.indexOf(0x0a, start)) {
    const sum = bytes.toString("latin1", start, Math.min(start + 8, end));
    const json = bytes.subarray(Math.min(start + 9, end), end);
    if (crc32(json).toString(16).padStart(8, "0") === sum) records.push(JSON.parse(json.toString("utf8")));
    else damaged.push(bytes.toString("utf8", start, end));
    start = end + 1;
  }
  return { records, length: start, damaged };
}

/** A file of a journal: which journal it belongs to, and its place among the files of the folder. */
export interface Segment {
  readonly sequence: number;
  /** Empty in a file from before journals had ids. */
  readonly journal: string;
}

const NAME = /^(\d{12})(?:-([a-z]+_[0-9a-z]+))?\.log$/;

/** Segments are numbered from 1 on through a folder, so that their names sort. */
export function segmentName({ sequence, journal }: Segment): string {
  return `${String(sequence).padStart(12, "0")}-${journal}.log`;
}

/** The name of a file from before journals had ids. */
export function namelessSegment(sequence: number): string {
  return `${String(sequence).padStart(12, "0")}.log`;
}

export function readSegmentName(name: string): Segment | null {
  const match = NAME.exec(name);
  return match ? { sequence: Number(match[1]), journal: match[2] ?? "" } : null;
}

const OLD = "old";
const journalId = idOf("journal");

/** The id given to what a folder held from before journals had ids. */
export function oldJournalId(id: string): string {
  return OLD + journalId.parse(id);
}

/** Whether a journal is from before journals had ids of their own. */
export function isOldJournal(id: string): boolean {
  return id.startsWith(OLD);
}
