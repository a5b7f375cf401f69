import { type SitemapPart, sitemapKey } from "@vitrine/contract";
import type { Alternate } from "@vitrine/renderer";
import type { Platform } from "../../../platform/platform.ts";
import { putChanged, removeIfThere } from "../../../platform/storage/put-changed.ts";
import { findHiddenPages } from "../../serving/index.ts";
import type { SiteRow } from "../../sites/index.ts";
import { listShard } from "./sitemap-store.ts";

/** Makes some files of a site's list of pages what the rows say; on disk when it returns, and after what it is to wait for. */
export async function writeSitemap(
  { database: { queries }, storage }: Pick<Platform, "database" | "storage">,
  site: SiteRow,
  shards: readonly string[],
  after?: Promise<unknown>,
): Promise<void> {
  if (shards.length === 0) return;
  const hiddenIds = await findHiddenPages(queries, site.id);
  for (const shard of new Set(shards)) {
    const pages = await listShard(queries, site.id, shard, hiddenIds);
    const key = sitemapKey(site.folder, shard);
    const part: SitemapPart = {
      schema: 2,
      pages: pages.map(({ path, publishedAt, alternates }) => [path, publishedAt.toISOString(), ...languagesOf(alternates ?? [])]),
    };
    if (pages.length > 0) await putChanged(storage, key, Buffer.from(JSON.stringify(part)), after);
    else {
      await after;
      await removeIfThere(storage, key);
    }
  }
}

/** The pages of a set by their languages, as their own heads name them. */
function languagesOf(alternates: readonly Alternate[]): [language: string, url: string][] {
  const main = alternates.find(({ isMain }) => isMain);
  const all = alternates.map(({ language, url }): [string, string] => [language, url]);
  return main ? [...all, ["x-default", main.url]] : all;
}
