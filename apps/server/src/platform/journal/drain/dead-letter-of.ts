import { createHash } from "node:crypto";
import type { NewDeadLetter } from "../dead-letter.ts";
import type { JournalPosition } from "../journal-position.ts";
import type { RefusedRecord, SyncedDrain } from "./intake-drain.ts";

const ACCOUNT = /acc_[0-9a-hjkmnp-tv-z]{26}/g;
const MARK_LENGTH = 26;

/** A record that could not be kept, as it is set aside. */
export function deadLetterOf(drain: SyncedDrain, { record, sqlstate, reason }: RefusedRecord): NewDeadLetter {
  return { ...drain.letterOf(record), kind: drain.kind.name, sqlstate, reason, content: record };
}

/** Lines whose checksum is wrong, as they stood before a place in a journal: perhaps somebody can still read them. */
export function deadLines(kind: string, lines: readonly string[], journal: string, { segment, offset }: JournalPosition): NewDeadLetter {
  const count = lines.length === 1 ? "1 line" : `${lines.length} lines`;
  return {
    id: `bad_${markOf(`${journal} ${segment} ${offset}`)}`,
    kind,
    accountIds: [...new Set(lines.join("\n").match(ACCOUNT))],
    subject: `${count} of ${journal}, segment ${segment}`,
    sqlstate: null,
    reason: "damaged on the disk: the checksum is wrong",
    content: lines,
  };
}

/** The id of a record that has none of its own: the same each time. */
export function oddId(record: unknown): string {
  return `odd_${markOf(JSON.stringify(record))}`;
}

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, MARK_LENGTH);
}
