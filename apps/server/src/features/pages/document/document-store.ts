import type { SavedOperation } from "@vitrine/contract";
import { type DocumentDiff, type DocumentRecord, type KeptDocument, mergeKept, type PageDocument } from "@vitrine/document";
import { and, asc, eq, gt, isNotNull, lt, lte, not, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { pageDocuments, pageOperations } from "../tables.ts";

/** Operations a page remembers, so that one sent twice is done once. */
const REMEMBERED = 1_000;

/** Versions that an editor may be behind and still be told what changed, and characters of the largest change that is kept for it. */
const FOLLOWED = 50;
const LARGEST_FOLLOWED = 16_000;

export async function insertDocument(queries: Queries, pageId: string, document: PageDocument): Promise<void> {
  await queries.insert(pageDocuments).values({ pageId, version: 1, document });
}

/**
 * A page's document as it is kept, as text: the whole one that was last written, and on top of it what operations
 * have changed since. A large one is for a thread of its own to make sense of. With `version` it is as it was at that one,
 * or nothing where a later one is written whole.
 */
export async function readKeptDocument(
  queries: Queries,
  pageId: string,
  version = Number.POSITIVE_INFINITY,
): Promise<KeptDocument | undefined> {
  const [last] = await queries
    .select({ version: pageDocuments.version, written: sql<string>`${pageDocuments.document}::text` })
    .from(pageDocuments)
    .where(eq(pageDocuments.pageId, pageId))
    .limit(1);
  if (!last || last.version > version) return undefined;
  const isLater = and(
    eq(pageOperations.pageId, pageId),
    gt(pageOperations.version, last.version),
    Number.isFinite(version) ? lte(pageOperations.version, version) : undefined,
    isNotNull(pageOperations.changes),
  );
  const later = await queries
    .select({ changes: sql<string>`${pageOperations.changes}::text` })
    .from(pageOperations)
    .where(isLater)
    .orderBy(asc(pageOperations.version));
  return { written: last.written, changes: later.map(({ changes }) => changes) };
}

/** A page's document as it is, with its latest changes. It is checked and brought up to date by `storedDocument`. */
export async function readStoredDocument(queries: Queries, pageId: string): Promise<unknown> {
  const kept = await readKeptDocument(queries, pageId);
  return kept && mergeKept(kept);
}

/** Writes a document whole; operations up to its version are only remembered from then on, the last ones with what they made. */
export async function writeDocument(queries: Queries, pageId: string, document: PageDocument, version: number): Promise<void> {
  const ofPage = eq(pageOperations.pageId, pageId);
  await queries.update(pageDocuments).set({ document, version }).where(eq(pageDocuments.pageId, pageId));
  await queries.delete(pageOperations).where(and(ofPage, lt(pageOperations.version, version - REMEMBERED)));
  const isFollowed = and(
    gt(pageOperations.version, version - FOLLOWED),
    sql`length(${pageOperations.changes}::text) <= ${LARGEST_FOLLOWED}`,
  );
  await queries
    .update(pageOperations)
    .set({ changes: null })
    .where(and(ofPage, lte(pageOperations.version, version), isNotNull(pageOperations.changes), not(isFollowed ?? sql`false`)));
}

/** The version of a page that is written whole. */
export async function writtenVersion(queries: Queries, pageId: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ version: pageDocuments.version })
    .from(pageDocuments)
    .where(eq(pageDocuments.pageId, pageId))
    .limit(1);
  return row?.version;
}

/** The version a page had after an operation; nothing when it was not done. */
export async function findOperation(queries: Queries, pageId: string, operationId: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ version: pageOperations.version })
    .from(pageOperations)
    .where(and(eq(pageOperations.pageId, pageId), eq(pageOperations.operationId, operationId)))
    .limit(1);
  return row?.version;
}

/** Records as a diff leaves them, by id; null for one that it removes. */
export type Changes = Readonly<Record<string, DocumentRecord | null>>;

export function changesOf(diff: DocumentDiff): Changes {
  return Object.fromEntries(Object.entries(diff).map(([id, [, after]]) => [id, after]));
}

/** Remembers what an operation made; returns that as JSON. */
export async function insertOperation(
  queries: Queries,
  row: { readonly pageId: string; readonly operationId: string; readonly version: number; readonly at: Date },
  changes: Changes,
): Promise<string> {
  await queries.insert(pageOperations).values({ ...row, changes });
  return JSON.stringify(changes);
}

/** What was saved after a version, up to another, in turn; null where some of it is not known any more. */
export async function operationsBetween(queries: Queries, pageId: string, after: number, to: number): Promise<SavedOperation[] | null> {
  if (to - after > FOLLOWED) return null;
  const rows = await queries
    .select({ version: pageOperations.version, operationId: pageOperations.operationId, changes: pageOperations.changes })
    .from(pageOperations)
    .where(
      and(
        eq(pageOperations.pageId, pageId),
        gt(pageOperations.version, after),
        lte(pageOperations.version, to),
        isNotNull(pageOperations.changes),
      ),
    )
    .orderBy(asc(pageOperations.version));
  const known = rows.flatMap(({ changes, ...row }) => (changes ? [{ ...row, changes }] : []));
  // A version that was put whole has no operation, and more than one is of no version.
  return known.length === to - after && known.every(({ version }, index) => version === after + index + 1) ? known : null;
}
