import { isDomainName as isNameOf } from "@vitrine/checks";
import { Refusal } from "../../platform/refusal.ts";

/**
 * Whether a title is nothing but the domain its page is found at.
 * @param siteAddress `https://shop.example.com`
 */
export function isDomainName(title: string, siteAddress: string): boolean {
  return isNameOf(title, [new URL(siteAddress).host]);
}

/** @throws Refusal for a page's name that is its domain's: it tells visitors and search engines nothing. */
export function refuseDomainName(title: string, siteAddress: string): void {
  if (isDomainName(title, siteAddress)) throw new Refusal("INVALID_INPUT", { fields: [{ path: "title", code: "title_is_domain" }] });
}
