import type { Site } from "@vitrine/contract";
import { type Config, siteUrl } from "../../platform/config.ts";
import type { SiteRow } from "./site-store.ts";

export function presentSite(config: Config, row: SiteRow): Site {
  return { id: row.id, name: row.name, region: row.region, url: siteUrl(config, row.name), createdAt: row.createdAt.toISOString() };
}
