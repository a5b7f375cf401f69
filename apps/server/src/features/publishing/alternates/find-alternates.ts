import { LANGUAGES } from "@vitrine/document";
import type { Alternate } from "@vitrine/renderer";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { type Config, siteUrl } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { listOthersOfSets, type PageRow } from "../../pages/index.ts";
import { findSites } from "../../sites/index.ts";
import { findShown } from "../publication-store.ts";

/** A published page of a set, as its visitors see it: in the language and at the address that it was published with. */
export interface SetMember extends Alternate {
  readonly pageId: string;
}

/** The published pages of a page's set, with the page itself where it is one, main pages before their variants. */
export async function findMembers(queries: Queries, config: Config, page: PageRow): Promise<SetMember[]> {
  const rows = [page, ...(await listOthersOfSets(queries, wholeAccount(page.accountId), [page]))];
  const ids = rows.map(({ id }) => id);
  const shown = new Map((await findShown(queries, ids)).map((place) => [place.pageId, place]));
  const sites = new Map((await findSites(queries, [...new Set(rows.map(({ siteId }) => siteId))])).map((site) => [site.id, site]));
  const members = rows.flatMap((row): SetMember[] => {
    const place = shown.get(row.id);
    const site = place && sites.get(place.siteId);
    if (!site) return [];
    const language = LANGUAGES.find((known) => known === place.language) ?? row.language;
    return [{ pageId: row.id, language, url: `${siteUrl(config, site)}${place.path}`, isMain: row.mainId === null }];
  });
  // Of two in one language the main page is the one.
  return members.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

/** What one of them names: one page a language, with itself among them; none where all are in its own. */
export function alternatesOf(self: SetMember, members: readonly SetMember[]): Alternate[] {
  const all = [self];
  for (const other of members) {
    if (other.pageId !== self.pageId && !all.some(({ language }) => language === other.language)) all.push(other);
  }
  if (all.length < 2) return [];
  return all.map(({ pageId: _, ...alternate }) => alternate).toSorted((a, b) => (a.language < b.language ? -1 : 1));
}

/**
 * The published pages of a page's set, one a language, with the page itself among them: none for a page that has no
 * published one in another language beside it.
 * @param url where the page is, or will be
 */
export async function findAlternates(queries: Queries, config: Config, page: PageRow, url: string): Promise<Alternate[]> {
  const self = { pageId: page.id, language: page.language, url, isMain: page.mainId === null };
  return alternatesOf(self, await findMembers(queries, config, page));
}
