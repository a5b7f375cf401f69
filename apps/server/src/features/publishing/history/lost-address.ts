import { type Config, siteUrl } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { hostsOf } from "../../pages/index.ts";
import type { SiteRow } from "../../sites/index.ts";
import { findEarlierPaths } from "../earlier-path-store.ts";
import type { KeptPublication } from "./kept-publication-store.ts";

/** Where a page is to be served. */
interface Place {
  readonly site: SiteRow;
  readonly slug: string;
}

/**
 * The first address in a kept publication that leads to its page no longer, or shows its pictures no longer; null where all
 * of them do. A publication names its own address to search engines, and goes on doing so.
 */
export async function lostAddress(queries: Queries, config: Config, kept: KeptPublication, { site, slug }: Place): Promise<string | null> {
  const home = kept.home ?? siteUrl(config, site);
  const { host } = new URL(home);
  if (!hostsOf(config, site).includes(host)) return host;
  if (kept.imageHost !== null && kept.imageHost !== site.imageDomain && kept.imageIds.length > 0) return kept.imageHost;
  if (kept.slug === slug) return null;
  const [left] = await findEarlierPaths(queries, site.id, [`/${kept.slug}`]);
  return left?.pageId === kept.pageId ? null : `${host}/${kept.slug}`;
}
