import { and, count, eq, gt, like, lte } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../page-store.ts";
import { hasUnpublishedChanges } from "../present-page.ts";
import { pageOperations } from "../tables.ts";

/** What the ids of operations begin with by which a site's style comes to a page. */
const PREFIX = "sitestyle-";

export function styleOperationId(id: string): string {
  return `${PREFIX}${id}`;
}

/** Whether all that a page has to publish was made by its site's style: nothing of it is somebody's half-done work. */
export async function hasOnlyStyleToPublish(queries: Queries, page: PageRow): Promise<boolean> {
  const { id, version, publishedVersion } = page;
  if (publishedVersion === null || publishedVersion >= version) return false;
  if (hasUnpublishedChanges({ ...page, publishedVersion: version })) return false;
  const isSince = and(gt(pageOperations.version, publishedVersion), lte(pageOperations.version, version));
  const [row] = await queries
    .select({ made: count() })
    .from(pageOperations)
    .where(and(eq(pageOperations.pageId, id), isSince, like(pageOperations.operationId, `${PREFIX}%`)));
  return row?.made === version - publishedVersion;
}
