import type { SyncedSectionUse } from "@vitrine/contract";
import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { countSectionPages, listSectionPages, type SectionPageCounts } from "../pages/index.ts";
import { pagesShowing, sectionsShown, versionsShown } from "./published-section-store.ts";

/** The pages that have a section, or show it to visitors, in the order of their ids. */
export async function listUses(
  queries: Queries,
  reach: Reach,
  sectionId: string,
  part: { readonly limit?: number; readonly afterId?: string } = {},
): Promise<SyncedSectionUse[]> {
  const ids = [sectionId];
  const found = await listSectionPages(queries, reach, ids, pagesShowing(queries, ids), part);
  const versions = await versionsShown(
    queries,
    sectionId,
    found.map(({ id }) => id),
  );
  return found.map(({ id, siteId, title, slug, sectionIds, publishedAt }) => ({
    pageId: id,
    siteId,
    title,
    slug,
    isOnPage: sectionIds.includes(sectionId),
    publishedVersion: publishedAt === null ? null : (versions.get(id) ?? null),
  }));
}

/** For each of these sections that is on some page, on how many it is, and how many of them show an older version of it. */
export function countUses(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Map<string, SectionPageCounts>> {
  return countSectionPages(queries, reach, ids, sectionsShown(queries, ids));
}

/** Whether a section is also on pages that somebody may not touch. */
export async function isBeyondReach(queries: Queries, reach: Reach, sectionId: string): Promise<boolean> {
  if (reach.sites === null) return false;
  const countIn = async (within: Reach): Promise<number> => (await countUses(queries, within, [sectionId])).get(sectionId)?.pages ?? 0;
  return (await countIn(reach)) < (await countIn(wholeAccount(reach.accountId)));
}

/** Who may not touch some page that has a section may not change it there either. @throws Refusal */
export async function refuseBeyondReach(queries: Queries, reach: Reach, sectionId: string): Promise<void> {
  if (await isBeyondReach(queries, reach, sectionId)) throw new Refusal("SYNCED_SECTION_ELSEWHERE");
}
