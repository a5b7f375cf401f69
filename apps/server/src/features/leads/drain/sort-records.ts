import type { LeadEntry } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { NewDeadLetter } from "../../../platform/journal/dead-letter.ts";
import type { DeadLetters } from "../../../platform/journal/dead-letters.ts";
import { isLeadEntry } from "./is-lead-entry.ts";
import { deadLetterId, deadRecord } from "./lead-dead-letter.ts";

/**
 * Which of some accounts there are: `here`, or `removed`, when they are gone or going. One that is missing in the
 * answer was never heard of, or left long ago.
 */
export type FindAccounts = (queries: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, "here" | "removed">>;

export interface SortedRecords {
  /** To be stored. */
  readonly entries: readonly LeadEntry[];
  /** To be set aside without asking the database. */
  readonly letters: readonly NewDeadLetter[];
  /** How many are of accounts that are gone: nobody may keep them. */
  readonly dropped: number;
}

/**
 * What is to be done with records of the journal. An account that this database does not know may be in the one the
 * operator meant, so that its leads are set aside; those that were set aside before are passed over.
 */
export async function sortRecords(
  queries: Queries,
  records: readonly unknown[],
  deadLetters: Pick<DeadLetters, "find">,
  findAccounts: FindAccounts,
): Promise<SortedRecords> {
  const fresh = records.filter((record) => !deadLetters.find(deadLetterId(record)));
  const leads = fresh.filter(isLeadEntry);
  const accounts = await findAccounts(queries, [...new Set(leads.map(({ accountId }) => accountId))]);
  const odd = fresh.filter((record) => !isLeadEntry(record));
  const strange = leads.filter(({ accountId }) => !accounts.has(accountId));
  return {
    entries: leads.filter(({ accountId }) => accounts.get(accountId) === "here"),
    letters: [
      ...odd.map((record) => deadRecord(record, { sqlstate: null, reason: "not what a lead looks like" })),
      ...strange.map((record) => deadRecord(record, { sqlstate: null, reason: "this database knows no such account" })),
    ],
    dropped: leads.filter(({ accountId }) => accounts.get(accountId) === "removed").length,
  };
}
