import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { askedResets } from "../tables.ts";

export type AskedResetRow = typeof askedResets.$inferSelect;

export async function insertAskedReset(queries: Queries, row: AskedResetRow): Promise<void> {
  await queries.insert(askedResets).values(row);
}

/** What was asked for and not looked at yet, the oldest first. */
export async function listAskedResets(queries: Queries, limit: number): Promise<AskedResetRow[]> {
  return queries.select().from(askedResets).orderBy(asc(askedResets.createdAt), asc(askedResets.id)).limit(limit);
}

/** Takes one away to be looked at; of several who try, one is told true. */
export async function takeAskedReset(queries: Queries, id: string): Promise<boolean> {
  const taken = await queries.delete(askedResets).where(eq(askedResets.id, id)).returning({ id: askedResets.id });
  return taken.length === 1;
}
