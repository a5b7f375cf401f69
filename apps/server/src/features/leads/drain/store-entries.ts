import type { LeadEntry } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { Events } from "../../../platform/events/events.ts";
import { DEDUPLICATION_MS, deduplicateLeads, deduplicationKey } from "../deduplicate-leads.ts";
import { countAgain, findDuplicated, insertLeads } from "../lead-store.ts";

/** Stores entries as leads and tells of them, or counts them up on leads that are there; one that is stored already changes nothing. */
export async function storeEntries(queries: Queries, given: readonly LeadEntry[], events: Events): Promise<void> {
  if (given.length === 0) return;
  const entries = given.map((entry) => ({ entry, key: deduplicationKey(entry) }));
  const since = new Date(given.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY) - DEDUPLICATION_MS);
  const { newest, ids } = await findDuplicated(queries, [...new Set(entries.map(({ key }) => key))], since);
  const fresh = entries.filter(({ entry }) => !ids.has(entry.id));
  const { rows, again } = deduplicateLeads(fresh, newest);
  await insertLeads(queries, rows);
  await events.tellAll(
    queries,
    "lead.completed",
    rows.map(({ id: leadId, accountId, siteId, pageId }) => ({ accountId, siteId, pageId, leadId })),
  );
  await countAgain(queries, again);
}
