import { and, asc, desc, eq, gt, inArray, lt, not, or } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import type { LibraryImage } from "./library-image.ts";
import { images } from "./tables.ts";

export type ImageRow = typeof images.$inferSelect;

const libraryColumns = {
  id: images.id,
  accountId: images.accountId,
  hash: images.hash,
  width: images.width,
  height: images.height,
  isAnimated: images.isAnimated,
  hasAlpha: images.hasAlpha,
};

/** Adds an image; the same file again is the same image, with its newest name, at the top of the list. */
export async function putImage(queries: Queries, row: ImageRow): Promise<ImageRow> {
  const [kept = row] = await queries
    .insert(images)
    .values(row)
    .onConflictDoUpdate({ target: [images.accountId, images.hash], set: { name: row.name, uploadedAt: row.uploadedAt } })
    .returning();
  return kept;
}

export async function listImages(queries: Queries, reach: Reach, limit: number, after: Cursor | null): Promise<ImageRow[]> {
  const older = after && or(lt(images.uploadedAt, after.at), and(eq(images.uploadedAt, after.at), lt(images.id, after.id)));
  return queries
    .select()
    .from(images)
    .where(and(within(reach, images), older ?? undefined))
    .orderBy(desc(images.uploadedAt), desc(images.id))
    .limit(limit);
}

/** All images of an account in the order of their ids, which no later upload changes. */
export async function listImagesById(queries: Queries, reach: Reach, limit: number, afterId: string | null): Promise<ImageRow[]> {
  return queries
    .select()
    .from(images)
    .where(and(within(reach, images), afterId === null ? undefined : gt(images.id, afterId)))
    .orderBy(asc(images.id))
    .limit(limit);
}

/** Whether an image is the account's own. */
export async function isOwnImage(queries: Queries, reach: Reach, id: string): Promise<boolean> {
  const found = await queries
    .select({ id: images.id })
    .from(images)
    .where(and(within(reach, images), eq(images.id, id)))
    .limit(1);
  return found.length > 0;
}

/** Those of the images that are the account's own. */
export async function findOwnImages(queries: Queries, reach: Reach, ids: readonly string[]): Promise<LibraryImage[]> {
  if (ids.length === 0) return [];
  return queries
    .select(libraryColumns)
    .from(images)
    .where(and(within(reach, images), inArray(images.id, [...ids])));
}

/** The same, with all that is known of them. */
export async function findOwnRows(queries: Queries, reach: Reach, ids: readonly string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(images)
    .where(and(within(reach, images), inArray(images.id, [...ids])));
}

/** An image by its id alone, which nobody can guess. */
export async function findImage(queries: Queries, id: string): Promise<LibraryImage | undefined> {
  const [row] = await queries.select(libraryColumns).from(images).where(eq(images.id, id)).limit(1);
  return row;
}

/** Images whose record is not known to be in storage. */
export async function listUnrecorded(queries: Queries, limit: number): Promise<LibraryImage[]> {
  return queries.select(libraryColumns).from(images).where(not(images.isRecorded)).orderBy(asc(images.id)).limit(limit);
}

export async function markRecorded(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(images)
    .set({ isRecorded: true })
    .where(inArray(images.id, [...ids]));
}

/** Images of any account. */
export async function findImages(queries: Queries, ids: readonly string[]): Promise<LibraryImage[]> {
  if (ids.length === 0) return [];
  return queries
    .select(libraryColumns)
    .from(images)
    .where(inArray(images.id, [...ids]));
}
