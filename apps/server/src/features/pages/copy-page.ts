import type { PageDocument } from "@vitrine/document";
import type { Queries } from "../../platform/database/database.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { factsOfDocument } from "./document/document-facts.ts";
import { insertDocument, readStoredDocument } from "./document/document-store.ts";
import { NOT_PUBLISHED, NOT_SCHEDULED } from "./page-changes.ts";
import { insertPage, type PageRow } from "./page-store.ts";
import { withSiteStyle } from "./site-style/with-site-style.ts";

/** What a copy's name and address keep of the original's, so that there is room for what follows them. */
export const mostOfTitle = (title: string): string => title.slice(0, 58).trimEnd();
export const mostOfSlug = (slug: string): string => (slug || "home").slice(0, 100).replace(/[^a-z0-9]+$/, "");

export interface PageCopy {
  readonly title: string;
  readonly slug: string;
  /** Where it stands in a set. */
  readonly place: Pick<PageRow, "mainId" | "syncs">;
  readonly changed?: (document: PageDocument) => PageDocument;
}

/** Makes an unpublished copy of a page, document and all, beside it. Whoever calls holds its site, and the page after that. */
export async function copyPage(
  { clock }: Platform,
  queries: Queries,
  original: PageRow,
  { title, slug, place, changed = (document) => document }: PageCopy,
): Promise<PageRow> {
  const stored = storedDocument(await readStoredDocument(queries, original.id), original.id);
  const document = changed(await withSiteStyle(queries, original.siteId, stored));
  const now = new Date(clock.now());
  const copy: PageRow = {
    ...original,
    ...factsOfDocument(document),
    id: clock.id("page"),
    title,
    slug,
    ...place,
    version: 1,
    createdAt: now,
    lastEdited: now,
    spellAt: null,
    ...NOT_PUBLISHED,
    ...NOT_SCHEDULED,
  };
  await insertPage(queries, copy);
  await insertDocument(queries, copy.id, document);
  return copy;
}
