import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { deletePage, lockPage } from "./page-store.ts";
import { tellPage } from "./tell-page.ts";

/** Deletes a page that is not published. */
export async function removePage(platform: Platform, reach: Reach, id: string): Promise<void> {
  await platform.database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, id);
    if (!page) throw new Refusal("NOT_FOUND");
    if (page.publishedAt) throw new Refusal("PAGE_PUBLISHED");
    await deletePage(queries, id);
  });
  tellPage(platform, reach.accountId, id, { what: "deleted" });
}
