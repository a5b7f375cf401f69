import { and, eq, inArray, or } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import type { ImageRow } from "../image-store.ts";
import { deletedImages, images } from "../tables.ts";

/** Undefined where there is no such file. */
export async function renameRow(queries: Queries, reach: Reach, id: string, name: string): Promise<ImageRow | undefined> {
  const [row] = await queries
    .update(images)
    .set({ name })
    .where(and(within(reach, images), eq(images.id, id)))
    .returning();
  return row;
}

/** Puts files into a folder; gives how many there were. */
export async function moveRows(queries: Queries, reach: Reach, ids: readonly string[], folderId: string | null): Promise<number> {
  if (ids.length === 0) return 0;
  const moved = await queries
    .update(images)
    .set({ folderId })
    .where(and(within(reach, images), inArray(images.id, [...ids])))
    .returning({ id: images.id });
  return moved.length;
}

/** A file that is about to be deleted. */
export type Doomed = Pick<ImageRow, "id" | "hash">;

/** These files, and all that stand in these folders; nobody else changes or publishes one of them until the transaction ends. */
export function lockRows(queries: Queries, reach: Reach, ids: readonly string[], folderIds: readonly string[]): Promise<Doomed[]> {
  const isChosen = or(inArray(images.id, [...ids]), inArray(images.folderId, [...folderIds]));
  return queries
    .select({ id: images.id, hash: images.hash })
    .from(images)
    .where(and(within(reach, images), isChosen))
    .orderBy(images.id)
    .for("update");
}

/** Deletes files, and notes that their records in storage are to go. */
export async function deleteRows(queries: Queries, reach: Reach, rows: readonly Doomed[]): Promise<void> {
  const { accountId } = reach;
  await queries.insert(deletedImages).values(rows.map(({ id, hash }) => ({ id, accountId, hash })));
  const ids = rows.map(({ id }) => id);
  await queries.delete(images).where(and(within(reach, images), inArray(images.id, ids)));
}
