import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { syncedSections } from "./tables.ts";

export type WholeSection = typeof syncedSections.$inferSelect;
/** A section without what is in it, which may be large. */
export type SectionRow = Omit<WholeSection, "content">;

const { content: _content, ...SHOWN } = getTableColumns(syncedSections);

export async function insertSection(queries: Queries, row: WholeSection): Promise<void> {
  await queries.insert(syncedSections).values(row);
}

export function countSections(queries: Queries, reach: Reach): Promise<number> {
  return queries.$count(syncedSections, within(reach, syncedSections));
}

/** Until the transaction ends nobody else adds to the account's sections, so that a limit counted is a limit kept. */
export async function lockSectionsOf(queries: Queries, { accountId }: Reach): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`synced:${accountId}`}, 0))`);
}

/** Newest first, from the last one seen on. */
export function listSections(queries: Queries, reach: Reach, limit: number, after: Cursor | null): Promise<SectionRow[]> {
  const { createdAt, id } = syncedSections;
  const older = after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)));
  return queries
    .select(SHOWN)
    .from(syncedSections)
    .where(and(within(reach, syncedSections), older ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function findSection(queries: Queries, reach: Reach, id: string): Promise<WholeSection | undefined> {
  const [row] = await queries
    .select()
    .from(syncedSections)
    .where(and(eq(syncedSections.id, id), within(reach, syncedSections)))
    .limit(1);
  return row;
}

/** Nobody else may change the section, or publish a page that has it, until the transaction ends. */
export async function lockSection(queries: Queries, reach: Reach, id: string): Promise<SectionRow | undefined> {
  const [row] = await queries
    .select(SHOWN)
    .from(syncedSections)
    .where(and(eq(syncedSections.id, id), within(reach, syncedSections)))
    .limit(1)
    .for("update");
  return row;
}

export async function updateSection(
  queries: Queries,
  id: string,
  changes: Partial<Pick<WholeSection, "name" | "version" | "changedAt" | "content" | "bytes" | "imageIds">>,
): Promise<void> {
  await queries.update(syncedSections).set(changes).where(eq(syncedSections.id, id));
}

export async function deleteSection(queries: Queries, id: string): Promise<void> {
  await queries.delete(syncedSections).where(eq(syncedSections.id, id));
}

/** Bytes of all that is in those of the account among these, each counted once. */
export async function countBytes(queries: Queries, reach: Reach, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [sum] = await queries
    .select({ bytes: sql<number>`coalesce(sum(${syncedSections.bytes}), 0)::int` })
    .from(syncedSections)
    .where(and(inArray(syncedSections.id, [...ids]), within(reach, syncedSections)));
  return sum?.bytes ?? 0;
}

/** What is in a section now. */
export interface SectionContent {
  readonly version: number;
  /** As JSON: it is read where the page is made that shows it. */
  readonly written: string;
  readonly bytes: number;
}

/** Those of the account among these, with what is in them; one that is another's, or gone, is missing. */
export async function findContents(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Map<string, SectionContent>> {
  if (ids.length === 0) return new Map();
  const { id, version, content, bytes } = syncedSections;
  const rows = await queries
    .select({ id, version, written: sql<string>`${content}::text`, bytes })
    .from(syncedSections)
    .where(and(inArray(id, [...ids]), within(reach, syncedSections)));
  return new Map(rows.map(({ id: sectionId, ...found }) => [sectionId, found]));
}

/** Their versions by id; until the transaction ends nobody changes one of them. In the order of their ids, so that two never wait for each other. */
export async function holdVersions(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: syncedSections.id, version: syncedSections.version })
    .from(syncedSections)
    .where(and(inArray(syncedSections.id, [...ids]), within(reach, syncedSections)))
    .orderBy(syncedSections.id)
    .for("share");
  return new Map(rows.map(({ id, version }) => [id, version]));
}
