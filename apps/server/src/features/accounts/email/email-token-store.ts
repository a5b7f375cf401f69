import { and, eq, lt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { accounts, emailTokens } from "../tables.ts";

export type EmailTokenRow = typeof emailTokens.$inferSelect;
export type EmailTokenPurpose = EmailTokenRow["purpose"];

/** Keeps a link; an older one of the same purpose is worth nothing from then on. */
export async function putEmailToken(queries: Queries, row: EmailTokenRow): Promise<void> {
  await queries
    .insert(emailTokens)
    .values(row)
    .onConflictDoUpdate({ target: [emailTokens.accountId, emailTokens.purpose], set: row });
}

/** Takes a link out, so that it counts once, however many use it at the same time. */
export async function takeEmailToken(queries: Queries, tokenHash: string): Promise<EmailTokenRow | undefined> {
  const [row] = await queries.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)).returning();
  return row;
}

export async function findEmailToken(queries: Queries, accountId: string, purpose: EmailTokenPurpose): Promise<EmailTokenRow | undefined> {
  const [row] = await queries
    .select()
    .from(emailTokens)
    .where(and(eq(emailTokens.accountId, accountId), eq(emailTokens.purpose, purpose)))
    .limit(1);
  return row;
}

export async function dropEmailToken(queries: Queries, accountId: string, purpose: EmailTokenPurpose): Promise<void> {
  await queries.delete(emailTokens).where(and(eq(emailTokens.accountId, accountId), eq(emailTokens.purpose, purpose)));
}

/** Forgets links that have run out, and the changes of address that waited for them. */
export async function dropExpiredTokens(queries: Queries, now: Date): Promise<void> {
  const gone = await queries.delete(emailTokens).where(lt(emailTokens.expiresAt, now)).returning();
  for (const { accountId, purpose, email } of gone) {
    if (purpose !== "change") continue;
    await queries
      .update(accounts)
      .set({ pendingEmail: null })
      .where(and(eq(accounts.id, accountId), eq(accounts.pendingEmail, email)));
  }
}
