import { crc32 } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import type { JournalPosition } from "../journal-position.ts";
import { journalCursor } from "../tables.ts";

const LOCK = 7_402_116;
/** The key under which every folder's journal was drained before journals had ids. */
const ONCE_SHARED = "leads";

/**
 * Has entries of a kind moved into this database by one at a time, until the transaction ends: two nodes that each have
 * one of two equal submissions must not both find that it is the first.
 */
export async function lockDrain(queries: Queries, kind: string): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}::int, ${crc32(kind) | 0}::int)`);
}

/** How far a journal was drained into this database; null when it never was. */
export async function findCursor(queries: Queries, journal: string): Promise<JournalPosition | null> {
  const [row] = await queries.select().from(journalCursor).where(eq(journalCursor.journal, journal)).limit(1);
  return row ? { segment: row.segment, offset: row.offset } : null;
}

/** Which of some journals were drained into this database, be it in part. */
export async function findDrained(queries: Queries, journals: readonly string[]): Promise<string[]> {
  if (journals.length === 0) return [];
  const { rows } = await queries.execute<{ journal: string }>(
    sql`SELECT journal FROM journal_cursor WHERE journal = ANY (${sql.param([...journals])}::text[])`,
  );
  return rows.map(({ journal }) => journal);
}

/** How far some folder's journal was drained before journals had ids; it may be another folder's. */
export function findSharedCursor(queries: Queries): Promise<JournalPosition | null> {
  return findCursor(queries, ONCE_SHARED);
}

/** The rows stay for good, a few bytes a journal: a folder out of a backup may come years later. */
export async function writeCursor(queries: Queries, journal: string, { segment, offset }: JournalPosition): Promise<void> {
  await queries
    .insert(journalCursor)
    .values({ journal, segment, offset })
    .onConflictDoUpdate({ target: journalCursor.journal, set: { segment, offset } });
}
