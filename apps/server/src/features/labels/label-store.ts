import type { LabelKind } from "@vitrine/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { labels } from "./tables.ts";

export type LabelRow = typeof labels.$inferSelect;

export async function insertLabel(queries: Queries, row: LabelRow): Promise<void> {
  await queries.insert(labels).values(row);
}

export function countLabels(queries: Queries, reach: Reach, kind: LabelKind): Promise<number> {
  return queries.$count(labels, and(within(reach, labels), eq(labels.kind, kind)));
}

/** Until the transaction ends nobody else adds to the account's labels, so that a limit counted is a limit kept. */
export async function lockLabelsOf(queries: Queries, { accountId }: Reach): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`labels:${accountId}`}, 0))`);
}

/** By name; there are few enough to be read in one go. */
export function listLabels(queries: Queries, reach: Reach, kind?: LabelKind): Promise<LabelRow[]> {
  return queries
    .select()
    .from(labels)
    .where(and(within(reach, labels), kind ? eq(labels.kind, kind) : undefined))
    .orderBy(asc(labels.nameKey), asc(labels.id));
}

/** Nobody else may change the label, or put it on something, until the transaction ends. */
export async function lockLabel(queries: Queries, reach: Reach, id: string): Promise<LabelRow | undefined> {
  const [row] = await queries
    .select()
    .from(labels)
    .where(and(eq(labels.id, id), within(reach, labels)))
    .limit(1)
    .for("update");
  return row;
}

/** Those of the account among these; nobody deletes one of them until the transaction ends. In the order of their ids, so that two never wait for each other. */
export async function holdLabels(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ id: labels.id })
    .from(labels)
    .where(and(inArray(labels.id, [...ids]), within(reach, labels)))
    .orderBy(asc(labels.id))
    .for("share");
  return new Set(rows.map(({ id }) => id));
}

export async function updateLabel(
  queries: Queries,
  id: string,
  changes: Partial<Pick<LabelRow, "name" | "nameKey" | "colour">>,
): Promise<void> {
  await queries.update(labels).set(changes).where(eq(labels.id, id));
}

export async function deleteLabel(queries: Queries, id: string): Promise<void> {
  await queries.delete(labels).where(eq(labels.id, id));
}
