import { and, arrayOverlaps, asc } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { ownTemplates } from "../tables.ts";

/** The account's own templates that show one of these files of the library, by name. */
export async function findImageTemplates(queries: Queries, reach: Reach, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { id, name, imageIds } = ownTemplates;
  return queries
    .select({ id, name })
    .from(ownTemplates)
    .where(and(within(reach, ownTemplates), arrayOverlaps(imageIds, [...ids])))
    .orderBy(asc(name), asc(id));
}
