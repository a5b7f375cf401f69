import {
  adoptSiteStyle,
  emptyDocument,
  type Language,
  leaveSiteStyle,
  type Operation,
  type PageDocument,
  sameJson,
  type TokenRecord,
} from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import { siteUrl } from "../../platform/config.ts";
import type { Queries } from "../../platform/database/database.ts";
import { documentFrom, ownTitle, refuseDocument, withoutTitle } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSite, lockSite, type SiteRow } from "../sites/index.ts";
import { ownTemplateDocument, templateDocument } from "../templates/index.ts";
import { afterOperation } from "./document/after-operation.ts";
import { factsOfDocument } from "./document/document-facts.ts";
import { insertDocument } from "./document/document-store.ts";
import { refuseDomainName } from "./domain-name.ts";
import { NOT_PUBLISHED, NOT_SCHEDULED } from "./page-changes.ts";
import { ALONE, insertPage, type PageRow } from "./page-store.ts";
import { findSiteStyle } from "./site-style/site-style-store.ts";
import { tellPage } from "./tell-page.ts";

export interface NewPage {
  readonly siteId: string;
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  readonly templateId?: string | undefined;
  readonly document?: unknown;
  /** One that was stored before: it may have what no rule would let in by now. */
  readonly stored?: PageDocument | undefined;
  /** The document was taken along from a page here: where it followed the style of this very site, it goes on doing so. */
  readonly isOwnProject?: true;
  /** Done in the transaction that makes the page: with it or not at all. */
  readonly together?: ((queries: Queries) => Promise<void>) | undefined;
}

/** The name of a page that nobody named. */
export const UNTITLED: Readonly<Record<Language, string>> = { pt: "Página sem título", en: "Untitled page", es: "Página sin título" };

function changed(document: PageDocument, operation: Operation): PageDocument {
  const done = afterOperation(document, operation);
  if (!done.ok) throw refuseDocument(done.problems, "document");
  return done.value;
}

/** A blank page looks as its site does, and follows that. */
const siteLook = (document: PageDocument, tokens: readonly TokenRecord[]) => changed(document, adoptSiteStyle(tokens));

/** What a document brings along is its own look: the site whose style it followed may be another. */
const ownLook = (document: PageDocument) => changed(document, leaveSiteStyle());

/** Whether all that a document follows is the site's style as that is now. */
async function wearsStyleOf(queries: Queries, siteId: string, { records }: PageDocument): Promise<boolean> {
  await lockSite(queries, siteId);
  const style = await findSiteStyle(queries, siteId);
  const tokens = new Map(style?.tokens.map((token) => [token.id, { ...token, site: true }]));
  return Object.values(records).every((record) => record.type !== "token" || !record.site || sameJson(record, tokens.get(record.id)));
}

/** Without a title of its own, unless somebody gave it one: a page is called by its name. */
async function startingDocument(queries: Queries, reach: Reach, input: NewPage, now: number): Promise<PageDocument> {
  if (input.stored) return ownLook(input.stored);
  if (input.document !== undefined) {
    const document = documentFrom(input.document);
    return input.isOwnProject && (await wearsStyleOf(queries, input.siteId, document)) ? document : ownLook(document);
  }
  if (input.templateId === undefined) {
    // A save of the style either comes before, and is here, or after, and finds this page among those that follow.
    await lockSite(queries, input.siteId);
    const style = await findSiteStyle(queries, input.siteId);
    return siteLook(emptyDocument({ title: "", language: input.language }), style?.tokens ?? []);
  }
  const kept = await ownTemplateDocument(queries, reach, input.templateId);
  const document = kept ? ownLook(kept) : templateDocument(input.templateId, input.language, now);
  if (!document) throw new Refusal("TEMPLATE_NOT_FOUND", { fields: [{ path: "templateId", code: "invalid" }] });
  return withoutTitle(document);
}

/**
 * Makes a page on one of the account's sites: blank, from a template of the product or the account, or from a document. Without a name it has
 * its document's title, or else the name of a page that nobody named.
 * @throws Refusal
 */
export async function createPage(platform: Platform, reach: Reach, input: NewPage): Promise<{ row: PageRow; site: SiteRow }> {
  const { database, clock, config } = platform;
  const site = await findSite(database.queries, reach, input.siteId);
  if (!site) throw new Refusal("NOT_FOUND", { fields: [{ path: "siteId", code: "invalid" }] });
  const row = await database.transaction(async (queries) => {
    const now = new Date(clock.now());
    const document = await startingDocument(queries, reach, input, now.getTime());
    const title = input.title || ownTitle(document) || UNTITLED[input.language];
    refuseDomainName(title, siteUrl(config, site));
    const made: PageRow = {
      id: clock.id("page"),
      accountId: site.accountId,
      siteId: site.id,
      title,
      slug: input.slug,
      ...factsOfDocument(document),
      labelIds: [],
      ...ALONE,
      version: 1,
      createdAt: now,
      lastEdited: now,
      spellAt: null,
      deletedAt: null,
      ...NOT_PUBLISHED,
      ...NOT_SCHEDULED,
    };
    await insertPage(queries, made);
    await insertDocument(queries, made.id, document);
    await input.together?.(queries);
    return made;
  });
  tellPage(platform, reach.accountId, row.id, { what: "changed" });
  return { row, site };
}
