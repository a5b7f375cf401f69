import type { OwnTemplate } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import { and, desc, eq, getTableColumns, lt, or, sql } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Cursor } from "../../../platform/cursor.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { ownTemplates } from "../tables.ts";

type WholeRow = typeof ownTemplates.$inferSelect;
/** A template without what is in it, which may be large. */
export type OwnTemplateRow = Omit<WholeRow, "content" | "cover">;
/** What a template is made of. */
export type OwnContent = Pick<WholeRow, "content" | "cover" | "language" | "imageIds">;

const { content: _content, cover: _cover, ...SHOWN } = getTableColumns(ownTemplates);

export async function insertOwnTemplate(queries: Queries, row: WholeRow): Promise<void> {
  await queries.insert(ownTemplates).values(row);
}

export function countOwnTemplates(queries: Queries, reach: Reach): Promise<number> {
  return queries.$count(ownTemplates, within(reach, ownTemplates));
}

/** Until the transaction ends nobody else adds to the account's templates, so that a limit counted is a limit kept. */
export async function lockTemplatesOf(queries: Queries, { accountId }: Reach): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`templates:${accountId}`}, 0))`);
}

/** Newest first, from the last one seen on. */
export function listOwnTemplates(
  queries: Queries,
  reach: Reach,
  kind: OwnTemplate["kind"] | undefined,
  limit: number,
  after: Cursor | null,
): Promise<OwnTemplateRow[]> {
  const older = after && or(lt(ownTemplates.createdAt, after.at), and(eq(ownTemplates.createdAt, after.at), lt(ownTemplates.id, after.id)));
  return queries
    .select(SHOWN)
    .from(ownTemplates)
    .where(and(within(reach, ownTemplates), kind && eq(ownTemplates.kind, kind), older ?? undefined))
    .orderBy(desc(ownTemplates.createdAt), desc(ownTemplates.id))
    .limit(limit);
}

export async function findOwnTemplate(queries: Queries, reach: Reach, id: string): Promise<WholeRow | undefined> {
  const [row] = await queries
    .select()
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), within(reach, ownTemplates)))
    .limit(1);
  return row;
}

/** The top of the page that a template makes; undefined where there is no such template, or it makes no page. */
export async function findCover(queries: Queries, reach: Reach, id: string): Promise<PageDocument | undefined> {
  const [row] = await queries
    .select({ cover: ownTemplates.cover })
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), within(reach, ownTemplates)))
    .limit(1);
  return row?.cover ?? undefined;
}

/** Nobody else may change the template until the transaction ends. */
export async function lockOwnTemplate(queries: Queries, reach: Reach, id: string): Promise<OwnTemplateRow | undefined> {
  const [row] = await queries
    .select(SHOWN)
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), within(reach, ownTemplates)))
    .limit(1)
    .for("update");
  return row;
}

export async function updateOwnTemplate(queries: Queries, id: string, changes: Partial<Omit<WholeRow, "id" | "accountId">>): Promise<void> {
  await queries.update(ownTemplates).set(changes).where(eq(ownTemplates.id, id));
}

/** Whether there was one. */
export async function deleteOwnTemplate(queries: Queries, reach: Reach, id: string): Promise<boolean> {
  const deleted = await queries
    .delete(ownTemplates)
    .where(and(eq(ownTemplates.id, id), within(reach, ownTemplates)))
    .returning({ id: ownTemplates.id });
  return deleted.length > 0;
}
