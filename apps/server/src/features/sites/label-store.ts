import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { siteLabels } from "./tables.ts";

/** Every label that leads to a site, the oldest first. */
export async function listLabels(queries: Queries, siteId: string): Promise<string[]> {
  const rows = await queries
    .select({ label: siteLabels.label })
    .from(siteLabels)
    .where(eq(siteLabels.siteId, siteId))
    .orderBy(asc(siteLabels.since), asc(siteLabels.label));
  return rows.map(({ label }) => label);
}

/** Gives a site a label; says whether it was free. */
export async function takeLabel(queries: Queries, siteId: string, label: string, since: Date): Promise<boolean> {
  const taken = await queries
    .insert(siteLabels)
    .values({ label, siteId, since })
    .onConflictDoNothing()
    .returning({ label: siteLabels.label });
  return taken.length > 0;
}
