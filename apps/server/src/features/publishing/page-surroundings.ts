import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { findApprovedCode } from "../pages/index.ts";
import { findSiteIcon } from "../serving/index.ts";
import type { PageNeeds } from "./compile/compile-page.ts";
import type { PageSurroundings } from "./compile/page-compiler.ts";
import { type PageImageSources, pageImages } from "./images/page-images.ts";
import { type PageAddresses, SITE_ADDRESSES } from "./page-addresses.ts";

/**
 * What a page is made with besides its document: its images, and which of its owner's code is switched on. One that
 * stands on a site has the site's icon where it has none of its own.
 */
export async function pageSurroundings(
  sources: PageImageSources,
  queries: Queries,
  reach: Reach,
  needs: PageNeeds,
  siteUrl: string,
  { addresses = SITE_ADDRESSES, siteId }: { readonly addresses?: PageAddresses; readonly siteId?: string | undefined } = {},
): Promise<PageSurroundings> {
  const approvedCode = await findApprovedCode(queries, reach, needs.codeSeals);
  const images = await pageImages(sources, queries, reach, needs, siteUrl, addresses);
  const favicon = images.found.favicon ?? (siteId === undefined ? undefined : await findSiteIcon(queries, siteId));
  return { ...images, found: { ...images.found, favicon, approvedCode } };
}
