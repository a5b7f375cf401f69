import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { storedDocument } from "./document/document-input.ts";
import { insertDocument, readStoredDocument } from "./document/document-store.ts";
import { insertPage, lockPage, type PageRow } from "./page-store.ts";
import { tellPage } from "./tell-page.ts";

const COPY_SUFFIX = { pt: "cópia", en: "copy", es: "copia" } as const;
const SLUG_SUFFIX = { pt: "copia", en: "copy", es: "copia" } as const;

/** What a copy's address keeps of the original's, so that it stays within 120 characters. */
const MOST_OF_SLUG = 100;

/** Makes an unpublished copy of a page, document and all, beside it. */
export async function duplicatePage(platform: Platform, reach: Reach, id: string): Promise<PageRow> {
  const { database, clock } = platform;
  const made = await database.transaction(async (queries) => {
    const original = await lockPage(queries, reach, id);
    if (!original) throw new Refusal("NOT_FOUND");
    const document = storedDocument(await readStoredDocument(queries, id), id);
    const now = new Date(clock.now());
    const title = `${original.title.slice(0, 60)} (${COPY_SUFFIX[original.language]})`;
    const stem = (original.slug || "home").slice(0, MOST_OF_SLUG).replace(/[^a-z0-9]+$/, "");
    const copy: PageRow = {
      ...original,
      id: clock.id("page"),
      title,
      slug: `${stem}-${SLUG_SUFFIX[original.language]}-${clock.id("page").slice(-4)}`,
      version: 1,
      createdAt: now,
      lastEdited: now,
      publishedAt: null,
      publishedVersion: null,
      publishedSlug: null,
      publishedTitle: null,
    };
    await insertPage(queries, copy);
    await insertDocument(queries, copy.id, document);
    return copy;
  });
  tellPage(platform, reach.accountId, made.id, { what: "changed" });
  return made;
}
