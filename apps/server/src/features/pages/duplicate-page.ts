import { followSiteStyle, type PageDocument } from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { lockSite } from "../sites/index.ts";
import { afterOperation } from "./document/after-operation.ts";
import { factsOfDocument } from "./document/document-facts.ts";
import { insertDocument, readStoredDocument } from "./document/document-store.ts";
import { NOT_PUBLISHED } from "./page-changes.ts";
import { ALONE, findPage, insertPage, lockPage, type PageRow } from "./page-store.ts";
import { findSiteStyle } from "./site-style/site-style-store.ts";
import { tellPage } from "./tell-page.ts";

const COPY_SUFFIX = { pt: "cópia", en: "copy", es: "copia" } as const;
const SLUG_SUFFIX = { pt: "copia", en: "copy", es: "copia" } as const;

/** What a copy's address keeps of the original's, so that it stays within 120 characters. */
const MOST_OF_SLUG = 100;

/** A page that follows its site's style may wait for what was saved last; its copy, which nobody waits for, has that at once. */
async function withSiteStyle(queries: Queries, siteId: string, document: PageDocument): Promise<PageDocument> {
  const style = await findSiteStyle(queries, siteId);
  const done = style && afterOperation(document, followSiteStyle(style.tokens));
  return done?.ok ? done.value : document;
}

/** Makes an unpublished copy of a page, document and all, beside it. */
export async function duplicatePage(platform: Platform, reach: Reach, id: string): Promise<PageRow> {
  const { database, clock } = platform;
  const made = await database.transaction(async (queries) => {
    const found = await findPage(queries, reach, id);
    // A save of the style either comes before, and is in the copy, or after, and finds it among the pages that follow.
    if (found) await lockSite(queries, found.siteId);
    const original = found && (await lockPage(queries, reach, id));
    if (!original) throw new Refusal("NOT_FOUND");
    const document = await withSiteStyle(queries, original.siteId, storedDocument(await readStoredDocument(queries, id), id));
    const now = new Date(clock.now());
    const title = `${original.title.slice(0, 60)} (${COPY_SUFFIX[original.language]})`;
    const stem = (original.slug || "home").slice(0, MOST_OF_SLUG).replace(/[^a-z0-9]+$/, "");
    const copy: PageRow = {
      ...original,
      ...factsOfDocument(document),
      id: clock.id("page"),
      title,
      slug: `${stem}-${SLUG_SUFFIX[original.language]}-${clock.id("page").slice(-4)}`,
      version: 1,
      createdAt: now,
      lastEdited: now,
      spellAt: null,
      ...ALONE,
      ...NOT_PUBLISHED,
    };
    await insertPage(queries, copy);
    await insertDocument(queries, copy.id, document);
    return copy;
  });
  tellPage(platform, reach.accountId, made.id, { what: "changed" });
  return made;
}
