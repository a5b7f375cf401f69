import type { SitePart } from "@vitrine/contract";
import { type Config, siteUrl } from "../../../platform/config.ts";
import type { SiteRow } from "../../sites/index.ts";

/** Whose a site is, and where, as visitors' answers need it. */
export function sitePartOf(config: Config, { id, accountId, name }: SiteRow): SitePart {
  return { schema: 2, siteId: id, accountId, name, url: siteUrl(config, name) };
}
