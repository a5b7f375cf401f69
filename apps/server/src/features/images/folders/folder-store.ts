import { and, asc, eq, inArray } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { imageFolders } from "../tables.ts";

export type FolderRow = typeof imageFolders.$inferSelect;

/** By name; there are few enough to be read in one go. */
export function listFolders(queries: Queries, reach: Reach): Promise<FolderRow[]> {
  return queries.select().from(imageFolders).where(within(reach, imageFolders)).orderBy(asc(imageFolders.nameKey), asc(imageFolders.id));
}

export async function hasFolder(queries: Queries, reach: Reach, id: string): Promise<boolean> {
  return (await queries.$count(imageFolders, and(within(reach, imageFolders), eq(imageFolders.id, id)))) > 0;
}

export async function insertFolder(queries: Queries, row: FolderRow): Promise<void> {
  await queries.insert(imageFolders).values(row);
}

export async function updateFolder(queries: Queries, id: string, changes: Pick<FolderRow, "name" | "nameKey">): Promise<void> {
  await queries.update(imageFolders).set(changes).where(eq(imageFolders.id, id));
}

export async function moveFolders(queries: Queries, ids: readonly string[], parentId: string | null): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(imageFolders)
    .set({ parentId })
    .where(inArray(imageFolders.id, [...ids]));
}

export async function deleteFolders(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.delete(imageFolders).where(inArray(imageFolders.id, [...ids]));
}
