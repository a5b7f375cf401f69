import { createHash } from "node:crypto";
import { idOf, type LeadEntry } from "@vitrine/contract";
import type { NewDeadLetter } from "../../../platform/journal/dead-letter.ts";
import type { JournalPosition } from "../../../platform/journal/journal-position.ts";

const leadId = idOf("lead");
const pageId = idOf("page");
const accountId = idOf("account");
const ACCOUNT = /acc_[0-9a-hjkmnp-tv-z]{26}/g;
const MARK_LENGTH = 26;
const MOST_FORM_ID = 60;

/** The id under which a record is set aside, the same each time: its own, or one made of what it says. */
export function deadLetterId(record: unknown): string {
  const { id } = (record ?? {}) as Partial<LeadEntry>;
  return leadId.safeParse(id).success ? String(id) : `odd_${markOf(JSON.stringify(record))}`;
}

/** A record of the journal that cannot be a lead, or cannot be one here. */
export function deadRecord(record: unknown, { sqlstate, reason }: Pick<NewDeadLetter, "sqlstate" | "reason">): NewDeadLetter {
  const entry = (record ?? {}) as Partial<LeadEntry>;
  const page = pageId.safeParse(entry.pageId).data ?? "unknown";
  const form = typeof entry.formId === "string" && entry.formId.length <= MOST_FORM_ID ? entry.formId : "unknown";
  const account = accountId.safeParse(entry.accountId).data;
  return {
    id: deadLetterId(record),
    accountIds: account === undefined ? [] : [account],
    subject: `page ${page} form ${form}`,
    sqlstate,
    reason,
    content: record,
  };
}

/** Lines whose checksum is wrong, as they stood before a place in a journal: perhaps somebody can still read them. */
export function deadLines(lines: readonly string[], journal: string, { segment, offset }: JournalPosition): NewDeadLetter {
  const count = lines.length === 1 ? "1 line" : `${lines.length} lines`;
  return {
    id: `bad_${markOf(`${journal} ${segment} ${offset}`)}`,
    accountIds: [...new Set(lines.join("\n").match(ACCOUNT))],
    subject: `${count} of ${journal}, segment ${segment}`,
    sqlstate: null,
    reason: "damaged on the disk: the checksum is wrong",
    content: lines,
  };
}

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, MARK_LENGTH);
}
