import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { lockSite } from "../sites/index.ts";
import { copyPage, mostOfSlug, mostOfTitle } from "./copy-page.ts";
import { ALONE, findPage, lockPage, type PageRow } from "./page-store.ts";
import { tellPage } from "./tell-page.ts";

const COPY_SUFFIX = { pt: "cópia", en: "copy", es: "copia" } as const;
const SLUG_SUFFIX = { pt: "copia", en: "copy", es: "copia" } as const;

/** Makes an unpublished copy of a page, in no set. */
export async function duplicatePage(platform: Platform, reach: Reach, id: string): Promise<PageRow> {
  const { database, clock } = platform;
  const made = await database.transaction(async (queries) => {
    const found = await findPage(queries, reach, id);
    // A save of the style either comes before, and is in the copy, or after, and finds it among the pages that follow.
    if (found) await lockSite(queries, found.siteId);
    const original = found && (await lockPage(queries, reach, id));
    if (!original) throw new Refusal("NOT_FOUND");
    return copyPage(platform, queries, original, {
      title: `${mostOfTitle(original.title)} (${COPY_SUFFIX[original.language]})`,
      slug: `${mostOfSlug(original.slug)}-${SLUG_SUFFIX[original.language]}-${clock.id("page").slice(-4)}`,
      place: ALONE,
    });
  });
  tellPage(platform, reach.accountId, made.id, { what: "changed" });
  return made;
}
