import type { Alternate } from "@vitrine/renderer";
import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { namedAlternates, publications } from "../tables.ts";

/** The pages of its set that a page names as it is published: none for one that stands alone. */
export async function findNamed(queries: Queries, pageId: string): Promise<readonly Alternate[]> {
  const [row] = await queries
    .select({ alternates: namedAlternates.alternates })
    .from(namedAlternates)
    .where(eq(namedAlternates.pageId, pageId))
    .limit(1);
  return row?.alternates ?? [];
}

export async function putNamed(queries: Queries, pageId: string, alternates: readonly Alternate[]): Promise<void> {
  if (alternates.length < 2) {
    await queries.delete(namedAlternates).where(eq(namedAlternates.pageId, pageId));
    return;
  }
  const row = { pageId, alternates: [...alternates] };
  await queries.insert(namedAlternates).values(row).onConflictDoUpdate({ target: namedAlternates.pageId, set: row });
}

/** What pages named that are published no longer. */
export async function forgetNamed(queries: Queries): Promise<void> {
  await queries
    .delete(namedAlternates)
    .where(sql`NOT EXISTS (SELECT FROM ${publications} WHERE ${publications.pageId} = ${namedAlternates.pageId})`);
}
