import type { LeadEntry } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { SortedEntries } from "../../../platform/journal/drain/intake-drain.ts";

/**
 * Which of some accounts there are: `here`, or `removed`, when they are gone or going. One that is missing in the
 * answer was never heard of, or left long ago.
 */
export type FindAccounts = (queries: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, "here" | "removed">>;

/**
 * What is to be done with leads. An account that this database does not know may be in the one the operator meant, so
 * that its leads are set aside.
 */
export async function sortLeads(
  queries: Queries,
  leads: readonly LeadEntry[],
  findAccounts: FindAccounts,
): Promise<SortedEntries<LeadEntry>> {
  const accounts = await findAccounts(queries, [...new Set(leads.map(({ accountId }) => accountId))]);
  const strange = leads.filter(({ accountId }) => !accounts.has(accountId));
  return {
    entries: leads.filter(({ accountId }) => accounts.get(accountId) === "here"),
    refused: strange.map((record) => ({ record, sqlstate: null, reason: "this database knows no such account" })),
    dropped: leads.filter(({ accountId }) => accounts.get(accountId) === "removed").length,
  };
}
