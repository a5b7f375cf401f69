import type { Queries } from "../../database/database.ts";
import { JOURNAL_START, type JournalPosition } from "../journal-position.ts";
import type { JournalReader } from "../journal-reader.ts";
import { isOldJournal } from "../segment.ts";
import { findCursor, findSharedCursor } from "./cursor-store.ts";

/**
 * Where to go on draining a journal. One from before journals had ids goes on where the cursor that all folders
 * shared stands, if that can be a place in it; else the cursor is another folder's, and what is here was never drained.
 */
export async function startPosition(queries: Queries, journal: JournalReader, id: string): Promise<JournalPosition> {
  const own = await findCursor(queries, id);
  if (own) return own;
  const shared = isOldJournal(id) ? await findSharedCursor(queries) : null;
  return shared && (await journal.hasPlace(id, shared)) ? shared : JOURNAL_START;
}
