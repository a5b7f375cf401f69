import { randomBytes } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { CHALLENGE_MS, CLOCK_SLACK_MS } from "../failures/limits.ts";
import { type ChallengeRow, forgetChallenges, insertChallenge, takeChallenge } from "./challenge-store.ts";

/** Whom a challenge is for; it counts once, for five minutes, for exactly the same again. */
export type ChallengeFor = Pick<ChallengeRow, "purpose" | "boundTo" | "accountId">;

export async function issueChallenge({ database, clock }: Platform, whom: ChallengeFor): Promise<Uint8Array<ArrayBuffer>> {
  const now = clock.now();
  const challenge = randomBytes(32);
  await forgetChallenges(database.queries, new Date(now), new Date(now + CLOCK_SLACK_MS));
  await insertChallenge(database.queries, {
    ...whom,
    challenge: challenge.toString("base64url"),
    createdAt: new Date(now),
    expiresAt: new Date(now + CHALLENGE_MS),
    usedAt: null,
  });
  return Uint8Array.from(challenge);
}

/** Takes a challenge that came back; false when it does not count. */
export async function claimChallenge({ database, clock }: Platform, whom: ChallengeFor, challenge: string): Promise<boolean> {
  const now = clock.now();
  return takeChallenge(database.queries, { ...whom, challenge }, new Date(now), new Date(now + CLOCK_SLACK_MS));
}
