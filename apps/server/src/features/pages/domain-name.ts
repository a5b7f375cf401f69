import { Refusal } from "../../platform/refusal.ts";

/**
 * Whether a title is nothing but the domain its page is found at, however it is written: with `https://`, with
 * `www.`, in capitals, with or without the port.
 * @param siteAddress `https://shop.example.com`
 */
export function isDomainName(title: string, siteAddress: string): boolean {
  const { host, hostname } = new URL(siteAddress);
  const said = title
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
  return said === host || said === hostname;
}

/** @throws Refusal for a page's name that is its domain's: it tells visitors and search engines nothing. */
export function refuseDomainName(title: string, siteAddress: string): void {
  if (isDomainName(title, siteAddress)) throw new Refusal("INVALID_INPUT", { fields: [{ path: "title", code: "title_is_domain" }] });
}
