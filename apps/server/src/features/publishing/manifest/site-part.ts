import type { SitePart } from "@vitrine/contract";
import { type Config, siteUrl } from "../../../platform/config.ts";
import type { SiteRow } from "../../sites/index.ts";

/** Whose a site is, and where, as visitors' answers need it. */
export function sitePartOf(config: Config, site: SiteRow): SitePart {
  const { id: siteId, accountId, folder: name, offlineAt } = site;
  return { schema: 2, siteId, accountId, name, url: siteUrl(config, site), ...(offlineAt ? { isOffline: true } : {}) };
}
