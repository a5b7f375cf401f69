import { lastUntil, type PagePart, readWholeManifest, type SiteInParts, wholeManifestKey } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { findLocks } from "../../serving/index.ts";
import type { SiteRow } from "../../sites/index.ts";
import { listEarlierPaths } from "../earlier-path-store.ts";
import { listServedAfter } from "../publication-store.ts";
import { nextPagePart, readPagePart, writeLeftPath, writePagePart, writeServedPath } from "./part-files.ts";
import { putSitePart } from "./site-part.ts";
import { listShards } from "./sitemap-store.ts";
import { noteDue } from "./stale-part-store.ts";
import { writeSitemap } from "./write-sitemap.ts";

/** How many pages, or paths, are written at once: enough for the disk, and each read with all of its forms. */
const AT_ONCE = 20;

/**
 * Writes every part of a site of which none counts yet: a new one, one whose manifest is still one file, one on a disk
 * that is not its database's. The site's own part comes last, and until it is there visitors get what the one file
 * says: a stop leaves the one or the other whole. Forms that had left are taken as long as was said.
 * @throws what the signal says, between two steps, once it is aborted
 */
export async function writeWholeSite(platform: Platform, site: SiteRow, signal?: AbortSignal): Promise<void> {
  const { database, storage, clock } = platform;
  const { queries } = database;
  const before = await readBefore(platform, site);
  const unserved = new Map(before?.pages);
  const write = async (part: PagePart): Promise<void> => {
    await writePagePart(storage, site.folder, part);
    const until = lastUntil(part.editions);
    if (until !== null) await noteDue(queries, site.id, [{ pageId: part.pageId, due: new Date(until) }]);
  };
  const lastOf = async (pageId: string) => (await readPagePart(storage, site.folder, pageId)) ?? before?.pages.get(pageId);
  for (let path = ""; ; ) {
    signal?.throwIfAborted();
    const pages = await listServedAfter(queries, site.id, path, AT_ONCE);
    const locks = await findLocks(
      queries,
      pages.map(({ pageId }) => pageId),
    );
    await Promise.all(
      pages.map(async (page) => {
        unserved.delete(page.pageId);
        const lock = locks.get(page.pageId);
        await write(nextPagePart(page.pageId, page, await lastOf(page.pageId), { now: clock.now(), lock }));
        await writeServedPath(storage, site.folder, page, lock);
      }),
    );
    const last = pages.at(-1);
    if (!last) break;
    path = last.path;
  }
  const gone = await findLocks(queries, [...unserved.keys()]);
  await inPieces([...unserved.keys()], signal, async (pageId) =>
    write(nextPagePart(pageId, undefined, await lastOf(pageId), { now: clock.now(), lock: gone.get(pageId) })),
  );
  await inPieces(await listEarlierPaths(queries, site.id), signal, ({ path, pageId }) => writeLeftPath(storage, site.folder, path, pageId));
  await writeSitemap(platform, site, await listShards(queries, site.id));
  await putSitePart(platform, site);
}

async function inPieces<Item>(items: readonly Item[], signal: AbortSignal | undefined, work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    signal?.throwIfAborted();
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
}

/** The manifest of before, when it was one file; null where there is none, or a damaged one. */
async function readBefore({ storage, log }: Platform, { folder }: SiteRow): Promise<SiteInParts | null> {
  const bytes = await storage.get(wholeManifestKey(folder));
  try {
    return bytes && readWholeManifest(bytes.toString("utf8"));
  } catch (error) {
    log("warn", "publishing.manifest_unreadable", { site: folder, error });
    return null;
  }
}
