import { type SitePart, siteKey } from "@vitrine/contract";
import { siteUrl } from "../../../platform/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findWhoAnswers, putServingFiles, removeEarlierFiles, type ServedBesides } from "../../serving/index.ts";
import type { SiteRow } from "../../sites/index.ts";
import { listLegalTexts } from "../publication-store.ts";
import { putPart } from "./part-files.ts";

/**
 * Puts a site's own part: whose it is, where, and what it serves besides its pages, with the files of that; after what
 * it is to wait for. Gives what it names.
 */
export async function putSitePart(platform: Platform, site: SiteRow, after?: Promise<unknown>): Promise<ServedBesides> {
  const besides = await putServingFiles(platform, site);
  const { queries } = platform.database;
  const texts = await listLegalTexts(queries, site.id);
  const { id: siteId, accountId, folder: name, offlineAt } = site;
  const part: SitePart = {
    ...{ schema: 2, siteId, accountId, name, url: siteUrl(platform.config, site) },
    ...(offlineAt ? { isOffline: true } : {}),
    ...besides,
    ...(texts.length === 0 ? {} : { legal: { ...(await findWhoAnswers(queries, siteId)), texts } }),
  };
  await putPart(platform.storage, siteKey(name), part, after);
  return besides;
}

/** Removes files that a site's own part names no more; to be called once that is on disk. */
export const tidySitePart = removeEarlierFiles;
