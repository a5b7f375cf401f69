import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { retryCertificate } from "./certificates/retry-certificate.ts";
import { type DomainRow, findDomain, lockDomain, updateDomain } from "./domain-store.ts";
import { type LookTools, lookAtDomain } from "./looks/look-at-domain.ts";
import { makeLooks } from "./looks/look-queue.ts";

/** Whoever asks waits for the answer; the looks that follow begin so much later. */
const FOLLOWING_MS = 20_000;

/**
 * Looks at a domain's entries now, and begins anew to look at them soon and often.
 * @throws Refusal
 */
export async function verifyDomain(platform: Platform, tools: LookTools, reach: Reach, id: string): Promise<DomainRow> {
  const { database, clock } = platform;
  const known = await findDomain(database.queries, reach, id);
  if (!known) throw new Refusal("NOT_FOUND");
  const round = await database.transaction(async (queries) => {
    const row = await lockDomain(queries, id);
    if (!row) throw new Refusal("NOT_FOUND");
    const now = clock.now();
    const following = new Date(now + FOLLOWING_MS);
    const next = { id, accountId: row.accountId, round: row.round + 1 };
    await updateDomain(queries, id, { round: next.round, attempts: 0, askedAt: new Date(now), nextCheckAt: following });
    await makeLooks(platform, queries, next, following);
    return next.round;
  });
  await lookAtDomain(platform, tools, id, round);
  const row = await findDomain(database.queries, reach, id);
  if (!row) throw new Refusal("NOT_FOUND");
  if (row.state === "completed" && !row.hasCertificate) await retryCertificate(platform, row.name);
  return row;
}
