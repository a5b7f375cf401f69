import { posix } from "node:path";
import type { Finding, SourceFile } from "../source-files.ts";

/** What one person can hold of a folder; more is not read, it is searched. */
const MOST_FILES = 20;

/** What does not count: it stands beside what it belongs to, or is no code that anybody reads through. */
const BESIDE = /\.(?:test|spec)\.tsx?$|\.data\.ts$|\.d\.ts$|\/migrations\.ts$/;

/** How many files that count each folder has. */
export function roomSizes(files: readonly SourceFile[]): Map<string, number> {
  const rooms = new Map<string, number>();
  for (const { path } of files) {
    const room = posix.dirname(path);
    if (!BESIDE.test(path)) rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  return rooms;
}

/** A folder is a room: so many files in it that one look takes them in. */
export function roomRules(files: readonly SourceFile[]): Finding[] {
  return [...roomSizes(files)]
    .filter(([, count]) => count > MOST_FILES)
    .map(([path, count]) => ({
      path,
      message: `${count} files in one folder; at most ${MOST_FILES}: give what belongs to one subject a folder of its own`,
    }));
}
