import { lastUntil } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { findLocks } from "../../serving/index.ts";
import type { SiteRow } from "../../sites/index.ts";
import { findEarlierPaths } from "../earlier-path-store.ts";
import { findServed } from "../publication-store.ts";
import { bothOver } from "./both-over.ts";
import { forgetPath, nextPagePart, readPagePart, writeLeftPath, writePagePart, writeServedPath } from "./part-files.ts";
import { shardOf } from "./sitemap-store.ts";
import type { PartName, StalePartRow } from "./stale-part-store.ts";
import { writeSitemap } from "./write-sitemap.ts";

/**
 * Makes parts of a site's manifest what the rows say, on disk when it returns, with when each is behind again. In an
 * order in which a stop after any of them shows no page whose forms are not taken, and leads nowhere where nothing is:
 * forms before their page, a page at its new path before the old one leads to it. A page comes with its path, whether
 * that is among the parts or follows with more of them.
 */
export async function writeParts(
  platform: Platform,
  site: SiteRow,
  stale: readonly StalePartRow[],
): Promise<(StalePartRow & { readonly until: Date | null })[]> {
  const { database, storage, clock } = platform;
  const { queries } = database;
  const paths = namesOf("path", stale);
  const served = await findServed(queries, site.id, { pageIds: namesOf("page", stale), paths });
  const atPath = new Map(served.map((page) => [page.path, page]));
  const ofPage = new Map(served.map((page) => [page.pageId, page]));
  const left = paths.filter((path) => !atPath.has(path));
  const leftBy = new Map((await findEarlierPaths(queries, site.id, left)).map(({ path, pageId }) => [path, pageId]));
  // Whoever took a path since the parts were listed is served there from now on: with the forms it has now.
  const pageIds = new Set([...namesOf("page", stale), ...ofPage.keys()]);
  const locks = await findLocks(queries, [...pageIds]);
  const pages = await Promise.all(
    [...pageIds].map(async (pageId) => {
      const last = await readPagePart(storage, site.folder, pageId);
      const by = { now: clock.now(), lock: locks.get(pageId) };
      return { last, next: nextPagePart(pageId, ofPage.get(pageId), last ?? undefined, by) };
    }),
  );
  // Paths that it left lead to where it still is, until it is at its new one.
  const forms = Promise.all(
    pages
      .filter(({ next }) => next.path !== null)
      .map(({ last, next }) => writePagePart(storage, site.folder, { ...next, path: last?.path ?? next.path })),
  );
  const parts = (async (): Promise<void> => {
    await Promise.all([
      forms,
      ...[...atPath.values()].map((page) => writeServedPath(storage, site.folder, page, locks.get(page.pageId), forms)),
    ]);
    for (const { next } of pages) await writePagePart(storage, site.folder, next);
    for (const path of left) {
      const pageId = leftBy.get(path);
      await (pageId === undefined ? forgetPath(storage, site.folder, path) : writeLeftPath(storage, site.folder, path, pageId));
    }
  })();
  const shards = [...namesOf("sitemap", stale), ...paths.map(shardOf)];
  await bothOver(parts, writeSitemap(platform, site, shards, parts));
  const untils = new Map(pages.map(({ next }) => [next.pageId, lastUntil(next.editions)]));
  return stale.map((part) => {
    const until = part.kind === "page" ? untils.get(part.name) : null;
    return { ...part, until: until ? new Date(until) : null };
  });
}

function namesOf(kind: PartName["kind"], parts: readonly PartName[]): string[] {
  return parts.filter((part) => part.kind === kind).map(({ name }) => name);
}
