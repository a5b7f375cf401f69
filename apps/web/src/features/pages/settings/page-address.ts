import type { Page } from "@vitrine/contract";
import { siteAddress, spokenAddress } from "../../../platform/site-address.ts";

/** Where visitors find a page, or would, for people to read. */
export function pageAddress({ url, siteName, slug }: Pick<Page, "url" | "siteName" | "slug">): string {
  return spokenAddress(url ?? `${siteAddress(siteName)}/${slug}`);
}
