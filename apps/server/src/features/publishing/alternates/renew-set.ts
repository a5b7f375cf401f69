import { isDeepStrictEqual } from "node:util";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { siteUrl } from "../../../platform/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPage, listOthersOfSets } from "../../pages/index.ts";
import { findSites } from "../../sites/index.ts";
import { RENEW_QUEUE } from "../renew-site.ts";
import { findAlternates } from "./find-alternates.ts";
import { findNamed } from "./named-alternates-store.ts";

/**
 * Has the other published pages of a page's set made anew that name pages which are not so any more. One that names what
 * is so is left alone, so that two pages never have each other made anew for ever.
 */
export async function renewSet(
  { database, config, jobs }: Pick<Platform, "database" | "config" | "jobs">,
  { accountId, pageId }: { readonly accountId: string; readonly pageId: string },
): Promise<void> {
  await database.transaction(async (queries) => {
    const page = await findPage(queries, wholeAccount(accountId), pageId);
    if (!page) return;
    for (const other of await listOthersOfSets(queries, wholeAccount(accountId), [page])) {
      const [site] = other.publishedSlug === null ? [] : await findSites(queries, [other.siteId]);
      if (!site) continue;
      const now = await findAlternates(queries, config, other, `${siteUrl(config, site)}/${other.publishedSlug}`);
      if (isDeepStrictEqual(now, await findNamed(queries, other.id))) continue;
      await jobs.make(queries, RENEW_QUEUE, { accountId, pageId: other.id }, { accountId, uniqueKey: other.id, priority: "last" });
    }
  });
}
