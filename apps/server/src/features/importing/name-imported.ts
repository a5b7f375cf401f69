import { PAGE_ID, type PageDocument } from "@vitrine/document";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { isDomainName } from "../pages/index.ts";
import type { SiteRow } from "../sites/index.ts";

/** The document, and what its page is called: what its own title says is said by its name, unless it is given another. */
export function nameImported(
  { config }: Pick<Platform, "config">,
  site: SiteRow,
  document: PageDocument,
  given: string,
): { readonly document: PageDocument; readonly name: string } {
  const page = document.records[PAGE_ID];
  if (given !== "" || page?.type !== "page") return { document, name: given };
  const name = isDomainName(page.title, siteUrl(config, site)) ? "" : page.title;
  return { document: { ...document, records: { ...document.records, [PAGE_ID]: { ...page, title: "" } } }, name };
}
