import { and, eq, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { leadFields, type leads } from "./tables.ts";

/** Notes which fields these leads answered, where no lead of their page and box had them before. */
export async function insertLeadFields(
  queries: Queries,
  rows: readonly Pick<typeof leads.$inferSelect, "accountId" | "siteId" | "pageId" | "isSuspect" | "answers" | "createdAt">[],
): Promise<void> {
  const found = new Map<string, typeof leadFields.$inferInsert>();
  for (const { accountId, siteId, pageId, isSuspect, answers, createdAt: firstAt } of rows) {
    for (const [place, { name }] of answers.entries()) {
      const key = `${accountId} ${pageId} ${isSuspect} ${name}`;
      if (!found.has(key)) found.set(key, { accountId, siteId, pageId, isSuspect, name, place, firstAt });
    }
  }
  if (found.size === 0) return;
  const records = [...found.values()].map(({ accountId, siteId, pageId, isSuspect, name, place, firstAt }) => ({
    ...{ account_id: accountId, site_id: siteId, page_id: pageId },
    ...{ is_suspect: isSuspect, name, place, first_at: firstAt },
  }));
  await queries.execute(sql`
    INSERT INTO lead_fields SELECT * FROM json_populate_recordset(NULL::lead_fields, ${JSON.stringify(records)}::json)
    ON CONFLICT DO NOTHING`);
}

/** The names of all fields that some leads have answers to: those that came up last first, in the order of their form. */
export async function readLeadFields(queries: Queries, reach: Reach, filter: LeadFilter): Promise<string[]> {
  const rows = await queries
    .select({ name: leadFields.name })
    .from(leadFields)
    .where(
      and(
        within(reach, leadFields),
        filter.pageId ? eq(leadFields.pageId, filter.pageId) : undefined,
        filter.siteId ? eq(leadFields.siteId, filter.siteId) : undefined,
        filter.box === "all" ? undefined : eq(leadFields.isSuspect, filter.box === "suspect"),
      ),
    )
    .groupBy(leadFields.name)
    .orderBy(sql`max(${leadFields.firstAt}) DESC`, sql`min(${leadFields.place})`, leadFields.name);
  return rows.map(({ name }) => name);
}

export async function deleteLeadFields(queries: Queries, reach: Reach): Promise<void> {
  await queries.delete(leadFields).where(within(reach, leadFields));
}
