import { and, inArray } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { deletedImages } from "../tables.ts";

export type DeletedImage = typeof deletedImages.$inferSelect;

/** Files of an account that were deleted, and may still be found by their records. */
export function listDeleted(queries: Queries, reach: Reach, limit: number): Promise<DeletedImage[]> {
  return queries.select().from(deletedImages).where(within(reach, deletedImages)).limit(limit);
}

/** Nothing is found of them any more. */
export async function dropDeleted(queries: Queries, reach: Reach, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.delete(deletedImages).where(and(within(reach, deletedImages), inArray(deletedImages.id, [...ids])));
}
