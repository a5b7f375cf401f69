import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { supportSessions } from "../tables.ts";

export type SupportRow = typeof supportSessions.$inferSelect;

export async function insertSupport(queries: Queries, row: SupportRow): Promise<void> {
  await queries.insert(supportSessions).values(row);
}

export async function findSupport(queries: Queries, secretHash: string): Promise<SupportRow | undefined> {
  const [row] = await queries
    .select()
    .from(supportSessions)
    .where(and(eq(supportSessions.secretHash, secretHash), isNull(supportSessions.endedAt)))
    .limit(1);
  return row;
}

/** Ends whatever support goes on from an administrator's session; tells whom it was about. */
export async function endSupportOf(queries: Queries, adminSessionId: string, now: Date): Promise<readonly SupportRow[]> {
  return queries
    .update(supportSessions)
    .set({ endedAt: now })
    .where(and(eq(supportSessions.adminSessionId, adminSessionId), isNull(supportSessions.endedAt)))
    .returning();
}
