import type { Readable } from "node:stream";
import { INTERNAL_PREFIX } from "./internal-headers.ts";

/**
 * On an answer of the application: the front keeps it open under this name, writes into it what the application says
 * for that name, and tells the application when it is over. So that thousands of open streams cost one socket each.
 */
export const HOLD = `${INTERNAL_PREFIX}hold`;

/** What the front says on the line between the two: it holds a stream now, or nobody reads it any more. */
export type SaidByFront = { readonly held: string } | { readonly gone: string };

/** What the application says: a text for some streams, after which they may be over. */
export interface SaidByApp {
  readonly to: readonly string[];
  readonly text: string;
  readonly isLast?: boolean;
}

/** Something said as it goes over the line. */
export function lineOf(said: SaidByFront | SaidByApp): string {
  return `${JSON.stringify(said)}\n`;
}

/** Calls back with each thing said; the other side is believed, as everywhere on the link. */
export function readLines<Said>(from: Readable, take: (said: Said) => void): void {
  let rest = "";
  from.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(JSON.parse(line) as Said);
  });
}
