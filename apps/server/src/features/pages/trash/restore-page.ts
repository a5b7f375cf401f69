import { sameJson } from "@vitrine/document";
import type { Queries } from "../../../platform/database/database.ts";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { factsOfDocument } from "../document/document-facts.ts";
import { readStoredDocument, writeDocument } from "../document/document-store.ts";
import { moveVersion } from "../document/move-version.ts";
import { freeSlug } from "../free-slug.ts";
import { type PageRow, takenSlugs, updatePage } from "../page-store.ts";
import { holdSet } from "../sets/hold-set.ts";
import { withSiteStyle } from "../site-style/with-site-style.ts";
import { tellPage } from "../tell-page.ts";

export interface Restored {
  /** The address that another page has meanwhile; null where the page has its own again. */
  readonly movedFrom: string | null;
}

/** Brings a page up to what its site's style became while it lay in the trash. */
async function catchUp(platform: Platform, queries: Queries, caller: Caller, page: PageRow): Promise<void> {
  if (!page.followsSite) return;
  const before = storedDocument(await readStoredDocument(queries, page.id), page.id);
  const document = await withSiteStyle(queries, page.siteId, before);
  if (sameJson(before, document)) return;
  await moveVersion(platform, queries, caller, page, factsOfDocument(document));
  await writeDocument(queries, page.id, document, page.version + 1);
}

/**
 * Takes a page out of the trash: to its address, or to one much like it where another page has that; as a variant where its
 * main page is still there, and else on its own.
 * @throws Refusal
 */
export async function restorePage(platform: Platform, caller: Caller, id: string): Promise<Restored> {
  const { database } = platform;
  const restored = await database.transaction(async (queries) => {
    const set = await holdSet(queries, caller, id, "trash");
    if (!set) throw new Refusal("NOT_FOUND");
    const { page, main } = set;
    const isTaken = (await takenSlugs(queries, page.siteId, [page.slug])).has(page.slug);
    const slug = isTaken ? await freeSlug(queries, page.siteId, page.slug, page.language) : page.slug;
    await catchUp(platform, queries, caller, page);
    await updatePage(queries, id, { deletedAt: null, slug, mainId: main?.id ?? null, syncs: false });
    return { movedFrom: isTaken ? page.slug : null };
  });
  tellPage(platform, caller.accountId, id, { what: "changed" });
  return restored;
}
