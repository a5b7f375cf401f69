import {
  editionOf,
  nextEarlierLocks,
  nextEditions,
  type PagePart,
  type PathPart,
  pageKey,
  pagePart,
  pathKey,
  type SitePart,
} from "@vitrine/contract";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { putChanged, removeIfThere } from "../../../platform/storage/put-changed.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import type { PageLock } from "../../serving/index.ts";
import type { ServedPage } from "../publication-store.ts";

/** Puts a part, unless it is there as it is; on disk when it returns, and after what it is to wait for. */
export async function putPart(
  storage: Storage,
  key: string,
  part: SitePart | PathPart | PagePart,
  after?: Promise<unknown>,
): Promise<void> {
  await putChanged(storage, key, Buffer.from(JSON.stringify(part)), after);
}

/** The part of a page as it is now; null where there is none, or a damaged one, which a new one replaces. */
export async function readPagePart(storage: Storage, siteName: string, pageId: string): Promise<PagePart | null> {
  const bytes = await storage.get(pageKey(siteName, pageId));
  try {
    return bytes && pagePart.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return null;
  }
}

/** What is to be known of a page that is served so, or no more, when `last` was written of it last. */
export function nextPagePart(
  pageId: string,
  served: ServedPage | undefined,
  last: PagePart | undefined,
  { now, lock }: { readonly now: number; readonly lock: PageLock | undefined },
): PagePart {
  const editions = nextEditions(last?.editions ?? [], served ? editionOf(served.route) : null, now);
  const earlierLocks = nextEarlierLocks(last, lock, now);
  return {
    ...{ schema: 2, pageId, path: served?.path ?? null, editions },
    ...(lock ? { lock: { version: lock.version } } : {}),
    ...(earlierLocks.length > 0 ? { earlierLocks } : {}),
  };
}

/** A page that is nowhere, and of which no form is taken, needs no part. */
export function writePagePart(storage: Storage, siteName: string, part: PagePart): Promise<void> {
  const key = pageKey(siteName, part.pageId);
  return part.path === null && part.editions.length === 0 ? removeIfThere(storage, key) : putPart(storage, key, part);
}

/** @param after what must be on disk before visitors get the page. */
export function writeServedPath(
  storage: Storage,
  siteName: string,
  { pageId, path, route: { artefact, csp, language } }: ServedPage,
  lock: PageLock | undefined,
  after?: Promise<unknown>,
): Promise<void> {
  const locked = lock ? { lock: { ...lock, ...(language ? { language } : {}) } } : {};
  return putPart(storage, pathKey(siteName, contentHash(path)), { schema: 2, path, pageId, artefact, csp, ...locked }, after);
}

export function writeLeftPath(storage: Storage, siteName: string, path: string, leftBy: string | null): Promise<void> {
  return putPart(storage, pathKey(siteName, contentHash(path)), { schema: 2, path, leftBy });
}

export function forgetPath(storage: Storage, siteName: string, path: string): Promise<void> {
  return removeIfThere(storage, pathKey(siteName, contentHash(path)));
}
