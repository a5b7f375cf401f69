import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PageRow } from "../page-store.ts";

/** Tells that the set of a page is another, in the transaction that makes it so: published pages name each other. */
export async function tellRegrouped(
  { events }: Pick<Platform, "events">,
  queries: Queries,
  { accountId, id }: Pick<PageRow, "accountId" | "id">,
): Promise<void> {
  await events.tell(queries, "page.regrouped", { accountId, pageId: id });
}
