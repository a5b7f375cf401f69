import type { Queries } from "../../platform/database/database.ts";
import type { SiteRow } from "../sites/index.ts";

/** How what is served is told of a change: whoever publishes offers it. All but `write` is said in the transaction of the change. */
export interface SiteParts {
  /** A site's own part is behind. */
  note(queries: Queries, siteId: string): Promise<void>;
  /** So is what is known of some of its pages. */
  notePages(queries: Queries, siteId: string, pageIds: readonly string[]): Promise<void>;
  /** Its pages are to be made anew, each by itself, as they are published. */
  renewPages(queries: Queries, site: Pick<SiteRow, "id" | "accountId">): Promise<void>;
  /** Once that is committed: visitors meet the change when it returns. */
  write(site: SiteRow): Promise<void>;
}
