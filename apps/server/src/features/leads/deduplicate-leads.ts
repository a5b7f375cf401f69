import { createHash } from "node:crypto";
import type { LeadEntry } from "@vitrine/contract";
import type { LeadRow, SentAgain } from "./lead-store.ts";

/** The same answers from the same address to the same form within this are one lead. */
export const DEDUPLICATION_MS = 10 * 60_000;

/** What makes two entries one lead. A suspect one never hides behind, or hides, one that is none. */
export function deduplicationKey(entry: LeadEntry): string {
  const said = entry.answers.map(({ name, value }) => [name, value]);
  return createHash("sha256")
    .update(JSON.stringify([entry.pageId, entry.formId, entry.ip, entry.isSuspect, said]))
    .digest("base64url");
}

export interface DeduplicatedLeads {
  readonly rows: readonly LeadRow[];
  readonly again: readonly SentAgain[];
}

/** Turns journal entries into rows to add and rows to count up; `known` are the stored leads they may repeat. */
export function deduplicateLeads(
  entries: readonly { readonly entry: LeadEntry; readonly key: string }[],
  known: ReadonlyMap<string, { readonly id: string; readonly createdAt: Date }>,
): DeduplicatedLeads {
  const fresh = new Map<string, LeadRow>();
  const again = new Map<string, SentAgain>();
  const rows: LeadRow[] = [];
  for (const { entry, key } of entries) {
    const row = fresh.get(key);
    if (row && entry.at - row.createdAt.getTime() <= DEDUPLICATION_MS) {
      row.count += 1;
      row.updatedAt = new Date(entry.at);
      continue;
    }
    const stored = known.get(key);
    if (!row && stored && entry.at - stored.createdAt.getTime() <= DEDUPLICATION_MS) {
      again.set(stored.id, { id: stored.id, times: (again.get(stored.id)?.times ?? 0) + 1, at: new Date(entry.at) });
      continue;
    }
    const added = leadRow(entry, key);
    fresh.set(key, added);
    rows.push(added);
  }
  return { rows, again: [...again.values()] };
}

/** Text as the database can keep it: without NUL and halves of surrogate pairs. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function leadRow(entry: LeadEntry, key: string): LeadRow {
  const at = new Date(entry.at);
  const answers = entry.answers.map(({ name, label, input, value }) => ({ name, label: storable(label), input, value: storable(value) }));
  return {
    id: entry.id,
    accountId: entry.accountId,
    siteId: entry.siteId,
    pageId: entry.pageId,
    formId: entry.formId,
    formName: storable(entry.formName),
    status: "completed",
    isContactable: answers.some(({ input, value }) => (input === "email" || input === "phone") && value !== ""),
    isSuspect: entry.isSuspect,
    answers,
    pageUri: storable(entry.pageUri),
    referer: storable(entry.referer),
    ip: entry.ip,
    userAgent: storable(entry.userAgent),
    deduplicationKey: key,
    count: 1,
    createdAt: at,
    updatedAt: at,
    step: entry.step === undefined ? null : storable(entry.step),
    question: entry.question === undefined ? null : storable(entry.question),
  };
}
