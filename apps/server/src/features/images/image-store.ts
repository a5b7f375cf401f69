import type { LibraryKind } from "@vitrine/contract";
import { and, asc, desc, eq, gt, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { hasWords } from "../../platform/database/has-words.ts";
import { within } from "../../platform/database/within.ts";
import type { LibraryImage } from "./library-image.ts";
import { images } from "./tables.ts";

export type ImageRow = Omit<typeof images.$inferSelect, "foldedName">;

const libraryColumns = {
  id: images.id,
  accountId: images.accountId,
  kind: images.kind,
  hash: images.hash,
  bytes: images.bytes,
  width: images.width,
  height: images.height,
  isAnimated: images.isAnimated,
  hasAlpha: images.hasAlpha,
  isVector: images.isVector,
};

/** Until the transaction ends nobody else adds to the account's library, or changes what stands where in it. */
export async function lockLibrary(queries: Queries, { accountId }: Pick<Reach, "accountId">): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`images:${accountId}`}, 0))`);
}

/**
 * Adds an image; the same file again is the same image, with its newest name, at the top of the list, and in the folder
 * that was named this time, where one was.
 */
export async function putImage(queries: Queries, row: ImageRow): Promise<ImageRow> {
  const { name, uploadedAt, folderId } = row;
  const [kept = row] = await queries
    .insert(images)
    .values(row)
    .onConflictDoUpdate({ target: [images.accountId, images.hash], set: { name, uploadedAt, ...(folderId ? { folderId } : {}) } })
    .returning();
  return kept;
}

export interface ImageFilter {
  /** `root` for what stands in the library itself. */
  readonly folderId?: string | undefined;
  readonly kind?: LibraryKind | undefined;
  readonly search?: string | undefined;
}

export async function listImages(
  queries: Queries,
  reach: Reach,
  { folderId, kind, search }: ImageFilter,
  limit: number,
  after: Cursor | null,
): Promise<ImageRow[]> {
  const older = after && or(lt(images.uploadedAt, after.at), and(eq(images.uploadedAt, after.at), lt(images.id, after.id)));
  const inFolder = folderId === "root" ? isNull(images.folderId) : folderId ? eq(images.folderId, folderId) : undefined;
  const named = search ? hasWords(images.foldedName, search) : undefined;
  return queries
    .select()
    .from(images)
    .where(and(within(reach, images), inFolder, kind ? eq(images.kind, kind) : undefined, named, older ?? undefined))
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

/** How many files an account has. */
export function countImages(queries: Queries, reach: Reach): Promise<number> {
  return queries.$count(images, within(reach, images));
}

/** How many files stand in each folder, and their bytes; the empty id is the library itself. */
export async function countByFolder(
  queries: Queries,
  reach: Reach,
): Promise<{ readonly folderId: string; readonly files: number; readonly bytes: number }[]> {
  return queries
    .select({
      folderId: sql<string>`coalesce(${images.folderId}, '')`,
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`sum(${images.bytes})::float8`,
    })
    .from(images)
    .where(within(reach, images))
    .groupBy(images.folderId);
}

/** One of the account's files with all that is known of it. */
export async function findOwnRow(queries: Queries, reach: Reach, id: string): Promise<ImageRow | undefined> {
  const [row] = await queries
    .select()
    .from(images)
    .where(and(within(reach, images), eq(images.id, id)))
    .limit(1);
  return row;
}

/** Whether an image is the account's own. */
export async function isOwnImage(queries: Queries, reach: Reach, id: string): Promise<boolean> {
  const row = await findOwnRow(queries, reach, id);
  return row?.kind === "image";
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

/** Those of the account among these; nobody deletes one of them until the transaction ends. In the order of their ids, so that two never wait for each other. */
export async function holdImages(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ id: images.id })
    .from(images)
    .where(and(within(reach, images), inArray(images.id, [...ids])))
    .orderBy(asc(images.id))
    .for("key share");
  return new Set(rows.map(({ id }) => id));
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

/** Gives the ids of those that are still there. */
export async function markRecorded(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .update(images)
    .set({ isRecorded: true })
    .where(inArray(images.id, [...ids]))
    .returning({ id: images.id });
  return new Set(rows.map(({ id }) => id));
}

/** Images of any account. */
export async function findImages(queries: Queries, ids: readonly string[]): Promise<LibraryImage[]> {
  if (ids.length === 0) return [];
  return queries
    .select(libraryColumns)
    .from(images)
    .where(inArray(images.id, [...ids]));
}
