import { isDeepStrictEqual } from "node:util";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPage, type PageRow } from "../../pages/index.ts";
import { RENEW_QUEUE } from "../renew-site.ts";
import { alternatesOf, findMembers } from "./find-alternates.ts";
import { findNamed } from "./named-alternates-store.ts";

/**
 * Has the published pages of a page's set made anew that name pages which are not so any more, the page itself among them:
 * what it names may have changed while it was made. One that names what is so is left alone, so that two pages never have
 * each other made anew for ever.
 */
export async function renewSet(
  platform: Pick<Platform, "database" | "config" | "jobs">,
  { accountId, pageId }: { readonly accountId: string; readonly pageId: string },
): Promise<void> {
  await platform.database.transaction(async (queries) => {
    const page = await findPage(queries, wholeAccount(accountId), pageId);
    if (page) await renewSetIn(platform, queries, page);
  });
}

/** The same in the transaction of what makes it needed. */
export async function renewSetIn({ config, jobs }: Pick<Platform, "config" | "jobs">, queries: Queries, page: PageRow): Promise<void> {
  const { accountId } = page;
  const members = await findMembers(queries, config, page);
  for (const member of members) {
    if (isDeepStrictEqual(alternatesOf(member, members), await findNamed(queries, member.pageId))) continue;
    const { pageId } = member;
    await jobs.make(queries, RENEW_QUEUE, { accountId, pageId }, { accountId, uniqueKey: pageId, priority: "last" });
  }
}
