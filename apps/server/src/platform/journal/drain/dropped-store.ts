import { desc, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import type { DroppedRecord } from "../dropped-record.ts";
import { journalDropped } from "../tables.ts";

/** Adds to how many entries of a kind are missing, on the day the first of them came. */
export async function countDropped(queries: Queries, kind: string, { count, from }: DroppedRecord): Promise<void> {
  const day = new Date(from).toISOString().slice(0, 10);
  await queries
    .insert(journalDropped)
    .values({ kind, day, count })
    .onConflictDoUpdate({ target: [journalDropped.kind, journalDropped.day], set: { count: sql`${journalDropped.count} + ${count}` } });
}

/** How many entries are missing, by kind and day, the newest first. */
export function listDropped(queries: Queries, limit: number): Promise<{ kind: string; day: string; count: number }[]> {
  return queries.select().from(journalDropped).orderBy(desc(journalDropped.day), journalDropped.kind).limit(limit);
}
