import { emptyDocument, type Language, type PageDocument } from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSite, type SiteRow } from "../sites/index.ts";
import { templateDocument } from "../templates/index.ts";
import { documentFrom, languageOf, ownTitle, withoutTitle } from "./document/document-input.ts";
import { insertDocument } from "./document/document-store.ts";
import { refuseDomainName } from "./domain-name.ts";
import { insertPage, type PageRow } from "./page-store.ts";
import { tellPage } from "./tell-page.ts";

export interface NewPage {
  readonly siteId: string;
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  readonly templateId?: string | undefined;
  readonly document?: unknown;
}

/** The name of a page that nobody named. */
export const UNTITLED: Readonly<Record<Language, string>> = { pt: "Página sem título", en: "Untitled page", es: "Página sin título" };

/** Without a title of its own, unless somebody gave it one: a page is called by its name. */
function startingDocument(input: NewPage, now: number): PageDocument {
  if (input.document !== undefined) return documentFrom(input.document);
  if (input.templateId === undefined) return emptyDocument({ title: "", language: input.language });
  const document = templateDocument(input.templateId, input.language, now);
  if (!document) throw new Refusal("TEMPLATE_NOT_FOUND", { fields: [{ path: "templateId", code: "invalid" }] });
  return withoutTitle(document);
}

/**
 * Makes a page on one of the account's sites: blank, from a template, or from a document. Without a name it has
 * its document's title, or else the name of a page that nobody named.
 * @throws Refusal
 */
export async function createPage(platform: Platform, reach: Reach, input: NewPage): Promise<{ row: PageRow; site: SiteRow }> {
  const { database, clock, config } = platform;
  const site = await findSite(database.queries, reach, input.siteId);
  if (!site) throw new Refusal("NOT_FOUND", { fields: [{ path: "siteId", code: "invalid" }] });
  const now = new Date(clock.now());
  const document = startingDocument(input, now.getTime());
  const title = input.title || ownTitle(document) || UNTITLED[input.language];
  refuseDomainName(title, siteUrl(config, site.name));
  const row: PageRow = {
    id: clock.id("page"),
    accountId: site.accountId,
    siteId: site.id,
    title,
    slug: input.slug,
    language: languageOf(document),
    version: 1,
    createdAt: now,
    lastEdited: now,
    publishedAt: null,
    publishedVersion: null,
    publishedSlug: null,
    publishedTitle: null,
  };
  await database.transaction(async (queries) => {
    await insertPage(queries, row);
    await insertDocument(queries, row.id, document);
  });
  tellPage(platform, reach.accountId, row.id, { what: "changed" });
  return { row, site };
}
