import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { passkeyChallenges } from "../tables.ts";

export type ChallengeRow = typeof passkeyChallenges.$inferSelect;

export async function insertChallenge(queries: Queries, row: ChallengeRow): Promise<void> {
  await queries.insert(passkeyChallenges).values(row);
}

/** Takes a challenge of exactly this purpose, requester and account; false when there is none that counts. `latest` is when it may have been made at most. */
export async function takeChallenge(
  queries: Queries,
  { challenge, purpose, boundTo, accountId }: Pick<ChallengeRow, "challenge" | "purpose" | "boundTo" | "accountId">,
  now: Date,
  latest: Date,
): Promise<boolean> {
  const isTheirs = and(
    eq(passkeyChallenges.challenge, challenge),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.boundTo, boundTo),
    accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
  );
  const isLive = and(isNull(passkeyChallenges.usedAt), gt(passkeyChallenges.expiresAt, now), lte(passkeyChallenges.createdAt, latest));
  const taken = await queries
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(and(isTheirs, isLive))
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length === 1;
}

export async function forgetChallenges(queries: Queries, until: Date, latest: Date): Promise<void> {
  await queries.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, until));
  await queries.delete(passkeyChallenges).where(gt(passkeyChallenges.createdAt, latest));
}
