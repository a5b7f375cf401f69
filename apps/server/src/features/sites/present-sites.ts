import type { Site } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { isHeld } from "./excess/excess-store.ts";
import { presentExcess } from "./excess/present-excess.ts";
import { presentSiteAlone } from "./present-site.ts";
import { NO_PAGES, type SiteContents } from "./site-contents.ts";
import type { SiteRow } from "./site-store.ts";

/** Sites with what they hold. */
export async function presentSites(
  { config, database }: Platform,
  contents: SiteContents,
  reach: Reach,
  rows: readonly SiteRow[],
): Promise<Site[]> {
  const pages = await contents.countPages(
    database.queries,
    reach,
    rows.map(({ id }) => id),
  );
  const held = rows.some(({ excessAt }) => excessAt) && (await isHeld(database.queries, reach));
  return rows.map((row) => ({ ...presentSiteAlone(config, row), pages: pages.get(row.id) ?? NO_PAGES, excess: presentExcess(row, held) }));
}
