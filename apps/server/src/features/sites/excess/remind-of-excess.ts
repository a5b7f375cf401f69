import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockSitesOf, putSite, type SiteRow } from "../site-store.ts";
import { listAccountsOfflineSince, listExcess } from "./excess-store.ts";
import { KEPT_MS } from "./settle-excess.ts";
import { tellOfExcess } from "./tell-of-excess.ts";

const DAY_MS = 24 * 3_600_000;
/** Days before sites go for good on which their owner is reminded, the earliest first. */
const REMINDERS = [14, 3] as const;
const BATCH = 50;

/**
 * Reminds owners of sites that are offline for their plan before these are deleted, once at each distance. What was missed
 * is made up for by the latest of them; a clock that was set back tells nobody anything again.
 */
export async function remindOfExcess(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const since = new Date(clock.now() - KEPT_MS + REMINDERS[0] * DAY_MS);
  for (let after = ""; ; ) {
    const accounts = await listAccountsOfflineSince(database.queries, since, after, BATCH);
    for (const accountId of accounts) await remindAccount(platform, accountId);
    after = accounts.at(-1) ?? "";
    if (accounts.length < BATCH) return;
  }
}

/** Sites that went offline together are told of together: what is said of them is one date. */
async function remindAccount(platform: Platform, accountId: string): Promise<void> {
  const { database, clock } = platform;
  await database.transaction(async (queries) => {
    const reach = wholeAccount(accountId);
    await lockSitesOf(queries, reach);
    const now = clock.now();
    const due = new Map<number, SiteRow[]>();
    for (const site of await listExcess(queries, reach)) {
      const until = (site.offlineAt?.getTime() ?? Number.POSITIVE_INFINITY) + KEPT_MS;
      const days = distanceTo(until, now);
      if (days === null || (site.remindedDays !== null && site.remindedDays <= days)) continue;
      await putSite(queries, site.id, { remindedDays: days });
      due.set(until, [...(due.get(until) ?? []), site]);
    }
    for (const [until, sites] of due) await tellOfExcess(platform, queries, accountId, { stage: "leaving", sites, at: new Date(until) });
  });
}

/** The last distance from a moment that has been reached; null for none, or where the moment has come. */
function distanceTo(until: number, now: number): number | null {
  return until <= now ? null : (REMINDERS.findLast((days) => until - now <= days * DAY_MS) ?? null);
}
