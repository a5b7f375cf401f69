import type { Site } from "@vitrine/contract";
import { type Config, siteUrl } from "../../platform/config.ts";
import type { SiteRow } from "./site-store.ts";

/** A site by itself, as its row and the settings say. */
export function presentSiteAlone(config: Config, row: SiteRow): Omit<Site, "pages" | "excess"> {
  return {
    id: row.id,
    name: row.name,
    region: row.region,
    url: siteUrl(config, row),
    domain: row.domain,
    isMain: row.isMain,
    isProducer: row.isProducer,
    usesFilter: row.usesFilter,
    createdAt: row.createdAt.toISOString(),
  };
}
