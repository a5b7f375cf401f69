import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { createPage } from "../../pages/index.ts";
import { findSite } from "../../sites/index.ts";
import { IMPORT_PATIENCE_MS, type ImportTools } from "../import-page.ts";
import type { ImportedPage } from "../imported-page.ts";
import { nameImported } from "../name-imported.ts";
import { buildDocument, keptPictures } from "../reading/build-document.ts";
import { reportOf } from "../report-of.ts";
import { takePictures } from "../take-pictures.ts";
import { fetchPage, fetchSheets } from "./fetch-page.ts";

export interface CloneInput {
  readonly url: string;
  readonly siteId: string;
  readonly slug: string;
  /** Empty for the page's own. */
  readonly title: string;
}

/**
 * Makes a page of one that stands at an address, for somebody who has said that they may: read as an import reads a file,
 * without its code, and written down in the account's log with the page.
 * @throws Refusal, or why it was given up
 */
export async function clonePage(
  platform: Platform,
  tools: Pick<ImportTools, "library" | "pageReader">,
  context: RequestContext,
  { url, siteId, slug, title }: CloneInput,
): Promise<ImportedPage> {
  const caller = requireCaller(context);
  const site = await findSite(platform.database.queries, caller, siteId);
  if (!site) throw new Refusal("NOT_FOUND", { fields: [{ path: "siteId", code: "invalid" }] });
  const { pageReader } = tools;
  const { givenUp } = context;
  const fetched = await fetchPage(platform.outgoing, url, givenUp);
  const { isFromWordpress, sheetAddresses } = await pageReader.lookAt(fetched, givenUp);
  if (!isFromWordpress) throw new Refusal("ONLY_WORDPRESS_PAGES");
  const sheets = await fetchSheets(platform.outgoing, sheetAddresses, givenUp);
  const page = await pageReader.readWeb({ ...fetched, sheets, language: caller.actor.language }, givenUp);
  const sources = { read: async () => null, patienceMs: IMPORT_PATIENCE_MS, givenUp };
  const pictures = await takePictures(platform, tools.library, site.accountId, page.pictures, sources, page.notes);
  const { document, name } = nameImported(platform, site, buildDocument(page, pictures), title);
  const made = await createPage(platform, caller, {
    ...{ siteId, slug, title: name, language: page.facts.language, document },
    async together(queries) {
      await recordEvent(queries, platform, context, { accountId: site.accountId, kind: "page_cloned", subject: fetched.url });
      givenUp.throwIfAborted();
    },
  });
  return { ...made, report: reportOf("web", page, document, keptPictures(page.sections, pictures)) };
}
