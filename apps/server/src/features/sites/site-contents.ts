import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";

export interface PageCounts {
  readonly all: number;
  readonly published: number;
}

export const NO_PAGES: PageCounts = { all: 0, published: 0 };

/** What others know of what a site holds. */
export interface SiteContents {
  /** How many pages sites have; one without any may be missing. */
  countPages(queries: Queries, reach: Reach, siteIds: readonly string[]): Promise<ReadonlyMap<string, PageCounts>>;
  /** How many leads came in through a site. */
  countLeads(queries: Queries, reach: Reach, siteId: string): Promise<number>;
}
