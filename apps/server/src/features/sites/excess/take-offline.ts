import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PlanTable } from "../../billing/index.ts";
import { beginRemoval } from "../remove-site.ts";
import { findSite, lockSitesOf, putSite } from "../site-store.ts";
import { isHeld, listExcess, listOfflineSince } from "./excess-store.ts";
import { forgetNotice, standingNow } from "./hear-plan-change.ts";
import { KEPT_MS, NOTICE_MS, OFFLINE_QUEUE } from "./settle-excess.ts";
import { tellOfExcess } from "./tell-of-excess.ts";

/** Takes those sites of an account offline whose day is over, in the caller's transaction; for others it is asked again. */
export async function takeOffline(platform: Platform, plans: PlanTable, queries: Queries, accountId: string): Promise<void> {
  const { clock, events, jobs } = platform;
  const reach = wholeAccount(accountId);
  await lockSitesOf(queries, reach);
  const waiting = (await listExcess(queries, reach)).flatMap((site) =>
    site.excessAt && !site.offlineAt ? [{ site, dueAt: site.excessAt.getTime() + NOTICE_MS }] : [],
  );
  if (waiting.length === 0 || (await isHeld(queries, reach))) return;
  if (!(await standingNow(platform, plans, queries, accountId)).isActive) return forgetNotice(platform, queries, accountId);
  const now = clock.now();
  const due = waiting.filter(({ dueAt }) => dueAt <= now).map(({ site }) => site);
  const later = waiting.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt);
  for (const { id } of due) {
    await putSite(queries, id, { offlineAt: new Date(now), remindedDays: null });
    await events.tell(queries, "site.switched", { accountId, siteId: id });
  }
  if (due.length > 0) await tellOfExcess(platform, queries, accountId, { stage: "offline", sites: due });
  if (later.length > 0)
    await jobs.make(queries, OFFLINE_QUEUE, { accountId }, { accountId, dueAt: new Date(Math.min(...later)), uniqueKey: accountId });
}

const BATCH = 50;

/** Deletes the sites for good that have been offline for as long as they are kept, whatever is published of them. */
export async function deleteOffline(platform: Platform): Promise<void> {
  const { database, clock, log } = platform;
  for (;;) {
    const until = new Date(clock.now() - KEPT_MS);
    const gone = await listOfflineSince(database.queries, until, BATCH);
    for (const { id, accountId } of gone) {
      await database.transaction(async (queries) => {
        const reach = wholeAccount(accountId);
        await lockSitesOf(queries, reach);
        const site = await findSite(queries, reach, id);
        // Its owner may have brought it back since the list was read.
        if (!site?.offlineAt || site.offlineAt > until) return;
        await beginRemoval(platform, queries, site);
        log("info", "sites.excess_deleted", { site: id });
      });
    }
    if (gone.length < BATCH) return;
  }
}
