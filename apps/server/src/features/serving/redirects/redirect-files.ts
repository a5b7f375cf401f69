import { type Redirect, type RedirectsPart, redirectKey, redirectsFolder, redirectsKey, type SitePart, shareOf } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { findRedirects, findRedirectsHead } from "./redirect-store.ts";

type RedirectsOfSite = NonNullable<SitePart["redirects"]>;

/** About how many are in one file: what a visitor waits for who asks for one of them. */
const A_SHARE = 200;

/** How many files are written at once. */
const AT_ONCE = 20;

/**
 * Puts the files of a site's list of redirects where they are not yet, and says what the site's own part names. Files of
 * an earlier list stay: they count until that part names others.
 */
export async function putRedirectFiles(
  queries: Queries,
  storage: Storage,
  siteId: string,
  folder: string,
): Promise<RedirectsOfSite | undefined> {
  const head = await findRedirectsHead(queries, siteId);
  if (!head || head.count === 0) return undefined;
  const ofSite = { name: head.name, shares: Math.ceil(head.count / A_SHARE) };
  // The first is written last: where it is, the others are.
  if (await storage.has(redirectsKey(folder, ofSite.name, 0))) return ofSite;
  const row = await findRedirects(queries, siteId);
  // Replaced since: whoever did that writes what it is by now.
  if (row?.name !== head.name) return putRedirectFiles(queries, storage, siteId, folder);
  const [first, ...others] = sharesOf(row.items, ofSite.shares);
  const put = (share: number, part: RedirectsPart): Promise<void> =>
    storage.put(redirectsKey(folder, ofSite.name, share), Buffer.from(JSON.stringify(part)));
  for (let at = 0; at < others.length; at += AT_ONCE) {
    await Promise.all(others.slice(at, at + AT_ONCE).map((part, index) => put(at + index + 1, part)));
  }
  if (first) await put(0, first);
  return ofSite;
}

function sharesOf(items: readonly Redirect[], shares: number): RedirectsPart[] {
  const targets = Array.from({ length: shares }, (): [string, string][] => []);
  for (const { from, to } of items) {
    const key = redirectKey(from);
    targets[shareOf(contentHash(key), shares)]?.push([key, to]);
  }
  return targets.map((some) => ({ schema: 2, targets: Object.fromEntries(some) }));
}

/** Removes the files of lists that a site has no more, once its own part names none of them. */
export async function removeEarlierRedirects(storage: Storage, folder: string, current: RedirectsOfSite | undefined): Promise<void> {
  const keep = current && redirectsKey(folder, current.name, 0).replace(/0\.json$/, "");
  for await (const key of storage.list(redirectsFolder(folder))) {
    if (keep === undefined || !key.startsWith(keep)) await storage.remove(key);
  }
}
