import { and, arrayOverlaps, asc } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { syncedSections } from "./tables.ts";

/** The synced sections that show one of these files of the library, by name. */
export async function findImageSections(queries: Queries, reach: Reach, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { id, name, imageIds } = syncedSections;
  return queries
    .select({ id, name })
    .from(syncedSections)
    .where(and(within(reach, syncedSections), arrayOverlaps(imageIds, [...ids])))
    .orderBy(asc(name), asc(id));
}
