import { z } from "zod";
import { wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { jobQueue } from "../../platform/jobs/job.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSites } from "../sites/index.ts";
import { writeManifest } from "./manifest/site-manifest.ts";
import { markStale, SITE_PART } from "./manifest/stale-part-store.ts";
import { listPublishedIds } from "./publication-store.ts";
import { publishAsIs } from "./publish-as-is.ts";
import type { PublishingTools } from "./publish-page.ts";

export const RENEW_QUEUE = jobQueue("publishing.renew-page", z.object({ accountId: z.string(), pageId: z.string() }));

/** Makes the site's own part what its row says; on disk when it returns. */
export async function rewriteSite(platform: Platform, siteId: string): Promise<void> {
  const [site] = await findSites(platform.database.queries, [siteId]);
  if (!site) return;
  await markStale(platform.database.queries, siteId, [SITE_PART]);
  await writeManifest(platform, site);
}

interface OfSite {
  readonly accountId: string;
  readonly siteId: string;
}

/** Has every page of a site that moved published anew: they name their address to search engines. */
export async function renewSite(platform: Platform, ofSite: OfSite): Promise<void> {
  await rewriteSite(platform, ofSite.siteId);
  await renewPages(platform, ofSite);
}

/** Has every published page of a site published anew, each by itself. */
export async function renewPages({ database, jobs }: Pick<Platform, "database" | "jobs">, { accountId, siteId }: OfSite): Promise<void> {
  await database.transaction((queries) => renewPagesIn(jobs, queries, { accountId, siteId }));
}

/** The same in the transaction of what makes it needed. */
export async function renewPagesIn(jobs: Platform["jobs"], queries: Queries, { accountId, siteId }: OfSite): Promise<void> {
  const pageIds = await listPublishedIds(queries, siteId);
  await jobs.makeAll(
    queries,
    RENEW_QUEUE,
    pageIds.map((pageId) => ({ payload: { accountId, pageId }, accountId, uniqueKey: pageId, priority: "last" })),
  );
}

/** Publishes a page anew, as it is. One that cannot be goes on naming its old address, which leads to the new one. */
export async function renewPage(
  platform: Platform,
  tools: PublishingTools,
  { accountId, pageId }: { readonly accountId: string; readonly pageId: string },
): Promise<void> {
  try {
    await publishAsIs(platform, tools, wholeAccount(accountId), pageId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== "NOT_FOUND") platform.log("warn", "publishing.not_renewed", { pageId, error });
  }
}
