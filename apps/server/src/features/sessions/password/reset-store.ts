import { and, eq, isNull, lt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { passwordResets } from "../tables.ts";

export type ResetRow = typeof passwordResets.$inferSelect;

export async function insertReset(queries: Queries, row: ResetRow): Promise<void> {
  await queries.insert(passwordResets).values(row);
}

/** A reset that was asked for and not used yet. */
export async function findReset(queries: Queries, tokenHash: string): Promise<ResetRow | undefined> {
  const [row] = await queries
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt)))
    .limit(1);
  return row;
}

/** Uses a reset up; of several at once, one is told true. */
export async function consumeReset(queries: Queries, id: string, now: Date): Promise<boolean> {
  const used = await queries
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.usedAt)))
    .returning({ id: passwordResets.id });
  return used.length === 1;
}

export async function deleteOldResets(queries: Queries, before: Date): Promise<void> {
  await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
}
