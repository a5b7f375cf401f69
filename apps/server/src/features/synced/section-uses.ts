import type { SyncedSectionUse } from "@vitrine/contract";
import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { listSectionPages } from "../pages/index.ts";
import { listPublishedSections, pagesShowing } from "./published-section-store.ts";

export interface SectionCounts {
  readonly pages: number;
  readonly behind: number;
}

/** The pages that have a section, or show it to visitors, in the order of their ids. */
export async function listUses(
  queries: Queries,
  reach: Reach,
  sectionId: string,
  part: { readonly limit?: number; readonly afterId?: string } = {},
): Promise<SyncedSectionUse[]> {
  const ids = [sectionId];
  const found = await listSectionPages(queries, reach, ids, pagesShowing(queries, ids), part);
  const versions = new Map((await listPublishedSections(queries, ids)).map(({ pageId, version }) => [pageId, version]));
  return found.map(({ id, siteId, title, slug, sectionIds, publishedAt }) => ({
    pageId: id,
    siteId,
    title,
    slug,
    isOnPage: sectionIds.includes(sectionId),
    publishedVersion: publishedAt === null ? null : (versions.get(id) ?? null),
  }));
}

/** For each of these sections on how many pages it is, and how many of them show an older version of it. */
export async function countUses(
  queries: Queries,
  reach: Reach,
  sections: readonly { readonly id: string; readonly version: number }[],
): Promise<Map<string, SectionCounts>> {
  const ids = sections.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const pages = await listSectionPages(queries, reach, ids, pagesShowing(queries, ids));
  const shown = new Map((await listPublishedSections(queries, ids)).map((each) => [`${each.pageId} ${each.sectionId}`, each.version]));
  return new Map(
    sections.map(({ id, version }) => {
      const seen = pages.map((page) => ({ page, shows: page.publishedAt ? shown.get(`${page.id} ${id}`) : undefined }));
      const using = seen.filter(({ page, shows }) => shows !== undefined || page.sectionIds.includes(id));
      const behind = using.filter(({ shows }) => shows !== undefined && shows < version);
      return [id, { pages: using.length, behind: behind.length }];
    }),
  );
}

/** Who may not touch some page that has a section may not change it there either. @throws Refusal */
export async function refuseBeyondReach(queries: Queries, { accountId, sites }: Reach, sectionId: string): Promise<void> {
  if (sites === null) return;
  const uses = await listUses(queries, wholeAccount(accountId), sectionId);
  if (uses.some(({ siteId }) => !sites.has(siteId))) throw new Refusal("SYNCED_SECTION_ELSEWHERE");
}
