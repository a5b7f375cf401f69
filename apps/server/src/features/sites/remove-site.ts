import { z } from "zod";
import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { jobQueue } from "../../platform/jobs/job.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Standing } from "../../platform/request-context.ts";
import { settleExcess } from "./excess/settle-excess.ts";
import { listLabels } from "./label-store.ts";
import { NO_PAGES, type SiteContents } from "./site-contents.ts";
import { findSite, lockSite, lockSitesOf, moveMain, putSite, rankSites, type SiteRow } from "./site-store.ts";
import { refuseUnremoved } from "./support-code.ts";

/** Takes away all that is served of a site and its row last; nothing where it is gone already. */
export type EraseSite = (siteId: string) => Promise<void>;

export const ERASE_QUEUE = jobQueue("sites.erase-site", z.object({ siteId: z.string() }));

/** Which site would be the main one without this one: the one that has been there longest. */
async function nextMainOf(queries: Queries, site: SiteRow): Promise<SiteRow | null> {
  if (!site.isMain) return null;
  const others = await rankSites(queries, wholeAccount(site.accountId));
  return others.find(({ id, excessAt }) => id !== site.id && !excessAt) ?? others.find(({ id }) => id !== site.id) ?? null;
}

/**
 * Begins the end of a site within the caller's changes: from then on it is gone for everybody, its name excepted, which is
 * free once nothing of it is on disk. Whoever calls holds the account's sites.
 * @returns the account's new main site, where that changes
 */
export async function beginRemoval({ clock, jobs }: Platform, queries: Queries, site: SiteRow): Promise<SiteRow | null> {
  const next = await nextMainOf(queries, site);
  if (site.isMain) await moveMain(queries, wholeAccount(site.accountId), next?.id ?? null);
  await putSite(queries, site.id, { removingAt: new Date(clock.now()), isMain: false });
  await jobs.make(queries, ERASE_QUEUE, { siteId: site.id }, { accountId: site.accountId, uniqueKey: site.id });
  return next;
}

/**
 * Deletes a site of which nothing is published, with its pages. A kill at any moment leaves it as it was, or a job that goes
 * on with it.
 * @returns the main site from now on; null where none is left
 * @throws Refusal
 */
export async function removeSite(
  platform: Platform,
  { contents, eraseSite }: { readonly contents: SiteContents; readonly eraseSite: EraseSite },
  { reach, requestId, standing }: { readonly reach: Reach; readonly requestId: string; readonly standing: Standing },
  id: string,
): Promise<string | null> {
  const { database, log } = platform;
  let mainId: string | null = null;
  try {
    await database.transaction(async (queries) => {
      await lockSitesOf(queries, reach);
      const known = await findSite(queries, reach, id);
      const site = known && (await lockSite(queries, id));
      if (!site) throw new Refusal("NOT_FOUND");
      const { published } = (await contents.countPages(queries, wholeAccount(site.accountId), [id])).get(id) ?? NO_PAGES;
      if (published > 0) throw new Refusal("SITE_HAS_PAGES");
      await beginRemoval(platform, queries, site);
      // There may be room for one that was to leave.
      if (standing.isActive) await settleExcess(platform, queries, { accountId: site.accountId, cap: standing.siteCap, marks: false });
      mainId = (await rankSites(queries, wholeAccount(site.accountId))).find(({ isMain }) => isMain)?.id ?? null;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuseUnremoved(platform, { requestId, site: id, error });
  }
  await eraseSite(id).catch((error: unknown) => log("warn", "sites.not_erased_yet", { site: id, error }));
  return mainId;
}

export interface Removal {
  readonly pages: number;
  readonly publishedPages: number;
  readonly leads: number;
  readonly earlierNames: readonly string[];
  readonly nextMain: { readonly id: string; readonly name: string } | null;
}

/**
 * What deleting a site would take along.
 * @throws Refusal
 */
export async function foreseeRemoval(
  { database: { queries } }: Platform,
  contents: SiteContents,
  reach: Reach,
  id: string,
): Promise<Removal> {
  const site = await findSite(queries, reach, id);
  if (!site) throw new Refusal("NOT_FOUND");
  const pages = (await contents.countPages(queries, reach, [id])).get(id) ?? NO_PAGES;
  const next = reach.sites === null ? await nextMainOf(queries, site) : null;
  return {
    pages: pages.all,
    publishedPages: pages.published,
    leads: await contents.countLeads(queries, reach, id),
    earlierNames: (await listLabels(queries, id)).filter((label) => label !== site.name),
    nextMain: next && { id: next.id, name: next.name },
  };
}
