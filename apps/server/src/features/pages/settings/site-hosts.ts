import { type Config, siteUrl } from "../../../platform/config.ts";
import type { SiteRow } from "../../sites/index.ts";

/** The hosts that a site is found at: its own name's, and its domain. */
export function hostsOf(config: Config, site: SiteRow): string[] {
  // Links to it may have been written before it had a certificate, or a domain.
  const hosts = [site.domain, null].flatMap((domain) =>
    [false, true].map((hasCertificate) => new URL(siteUrl(config, { ...site, domain, hasCertificate })).host),
  );
  return [...new Set(hosts)];
}
