import { z } from "zod";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { putSite, rankSites, type SiteRow } from "../site-store.ts";
import { removeHold } from "./excess-store.ts";

/** How long after its owner was told a site stays online, in milliseconds. */
export const NOTICE_MS = 24 * 3_600_000;
/** How long a site that was taken offline is kept, in milliseconds. */
export const KEPT_MS = 90 * 24 * 3_600_000;

export const OFFLINE_QUEUE = jobQueue("sites.take-offline", z.object({ accountId: z.string() }));

export interface Room {
  readonly accountId: string;
  /** How many sites the plan holds; null for as many as there are. */
  readonly cap: number | null;
  /** Sites that stay before others do, besides the main one. */
  readonly first?: readonly string[];
  /** Whether sites for which there is no room are marked as such; otherwise there may only be more room than before. */
  readonly marks: boolean;
}

/**
 * Settles, within the caller's changes, which of an account's sites the plan has room for: the main one, those chosen,
 * those that stayed so far, the oldest first. Others are marked, and go offline a day later; those there is room for
 * again are as they were. Whoever calls holds the account's sites.
 * @returns those that were marked by it
 */
export async function settleExcess(platform: Platform, queries: Queries, { accountId, cap, first = [], marks }: Room): Promise<SiteRow[]> {
  const chosen = new Set(first);
  const rank = ({ id, isMain, excessAt }: SiteRow): number => (isMain ? 0 : chosen.has(id) ? 1 : excessAt ? 3 : 2);
  const ranked = (await rankSites(queries, wholeAccount(accountId))).toSorted((a, b) => rank(a) - rank(b));
  const room = cap === null ? ranked.length : Math.max(cap, 1);
  for (const site of ranked.slice(0, room)) if (site.excessAt) await bringBack(platform, queries, site);
  const over = ranked.slice(room);
  if (over.length === 0) await removeHold(queries, wholeAccount(accountId));
  const fresh = marks ? over.filter(({ excessAt }) => !excessAt) : [];
  if (fresh.length > 0) await mark(platform, queries, fresh);
  return fresh;
}

/** Begins the day after which these sites go offline. */
export async function mark({ clock, jobs }: Platform, queries: Queries, marked: readonly SiteRow[]): Promise<void> {
  const now = clock.now();
  for (const { id } of marked) await putSite(queries, id, { excessAt: new Date(now) });
  const accountId = marked[0]?.accountId ?? "";
  await jobs.make(queries, OFFLINE_QUEUE, { accountId }, { accountId, dueAt: new Date(now + NOTICE_MS), uniqueKey: accountId });
}

/** Forgets that there is no room for a site; one that is offline is shown again. */
export async function bringBack({ events }: Platform, queries: Queries, { id, accountId, offlineAt }: SiteRow): Promise<void> {
  await putSite(queries, id, { excessAt: null, offlineAt: null });
  if (offlineAt) await events.tell(queries, "site.switched", { accountId, siteId: id });
}
