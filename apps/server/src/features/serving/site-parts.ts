import type { Queries } from "../../platform/database/database.ts";
import type { SiteRow } from "../sites/index.ts";

/** How what is served is told of a change: whoever publishes offers it. */
export interface SiteParts {
  /** In the transaction that changes a site: that its own part is behind. */
  note(queries: Queries, siteId: string): Promise<void>;
  /** Once that is committed: visitors meet the change when it returns. */
  write(site: SiteRow): Promise<void>;
}
