import type { Alternate } from "@vitrine/renderer";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { type Config, siteUrl } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { listOthersOfSets, type PageRow } from "../../pages/index.ts";
import { findSites } from "../../sites/index.ts";

/**
 * The published pages of a page's set, one a language, with the page itself among them: none for a page that has no
 * published one in another language beside it.
 * @param url where the page is, or will be
 */
export async function findAlternates(queries: Queries, config: Config, page: PageRow, url: string): Promise<Alternate[]> {
  const others = (await listOthersOfSets(queries, wholeAccount(page.accountId), [page])).filter(
    ({ publishedAt, publishedSlug }) => publishedAt !== null && publishedSlug !== null,
  );
  const sites = new Map((await findSites(queries, [...new Set(others.map(({ siteId }) => siteId))])).map((site) => [site.id, site]));
  const all: Alternate[] = [{ language: page.language, url, isMain: page.mainId === null }];
  // A main page before its variants: of two in one language it is the one.
  for (const other of others.toSorted((a, b) => Number(a.mainId !== null) - Number(b.mainId !== null))) {
    const site = sites.get(other.siteId);
    if (!site || all.some(({ language }) => language === other.language)) continue;
    all.push({ language: other.language, url: `${siteUrl(config, site)}/${other.publishedSlug}`, isMain: other.mainId === null });
  }
  return all.length < 2 ? [] : all.toSorted((a, b) => (a.language < b.language ? -1 : 1));
}
