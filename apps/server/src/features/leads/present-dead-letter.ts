import type { LeadEntry } from "@vitrine/contract";
import type { DeadLetter } from "../../platform/journal/dead-letter.ts";
import { isLeadEntry } from "./drain/is-lead-entry.ts";

/** Why a lead is not among the others, in a word: what a database or a disk said of itself is the operator's. */
export type DeadLetterCause = "refused_by_database" | "account_unknown" | "malformed" | "damaged" | "unreadable";

/**
 * A dead letter as its account gets to see it, with what was sent as far as it can still be told; null where none of
 * it is this account's: of damaged lines only those are that name it and no other.
 */
export function presentDeadLetter(letter: DeadLetter, content: unknown, accountId: string): Readonly<Record<string, unknown>> | null {
  const as = (cause: DeadLetterCause, what: object) => ({
    id: letter.id,
    setAsideAt: new Date(letter.at).toISOString(),
    cause,
    ...what,
  });
  // It was sealed under another key.
  if (content === null) return as("unreadable", { content });
  if (isLeadEntry(content)) return as(letter.sqlstate === null ? "account_unknown" : "refused_by_database", presentEntry(content));
  if (!Array.isArray(content)) return as("malformed", { content });
  const lines = content.filter((line): line is string => typeof line === "string" && isOf(line, accountId)).map(withoutChecksum);
  return lines.length > 0 ? as("damaged", { content: lines }) : null;
}

function presentEntry(entry: LeadEntry): object {
  return {
    siteId: entry.siteId,
    pageId: entry.pageId,
    formId: entry.formId,
    formName: entry.formName,
    isSuspect: entry.isSuspect,
    answers: entry.answers,
    pageUri: entry.pageUri,
    referer: entry.referer,
    ip: entry.ip,
    userAgent: entry.userAgent,
    step: entry.step ?? null,
    question: entry.question ?? null,
    createdAt: new Date(entry.at).toISOString(),
  };
}

/** The field itself: in what a visitor typed the quotes are escaped, so that it cannot pass for one. */
const ACCOUNT_FIELD = /"accountId":"([^"]*)"/g;

function isOf(line: string, accountId: string): boolean {
  const named = [...line.matchAll(ACCOUNT_FIELD)].map(([, id]) => id);
  return named.length > 0 && named.every((id) => id === accountId);
}

function withoutChecksum(line: string): string {
  return line.slice(line.indexOf(" ") + 1);
}
