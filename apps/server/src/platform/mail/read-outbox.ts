import { FALLBACK_LANGUAGE, language as knownLanguage } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Database } from "../database/database.ts";
import type { Letter } from "./letter.ts";
import { findLetter, latestLetters, type OutboxRow } from "./outbox-store.ts";
import { openLetter, type Sealing } from "./seal-letter.ts";

/** A letter in the outbox as its operator may see it. */
export interface OutboxEntry extends Pick<OutboxRow, "id" | "key" | "state" | "attempts" | "problem" | "createdAt" | "expiresAt"> {
  readonly to: string;
  readonly language: Language;
  /** What it says; null where that is wiped. */
  readonly letter: Letter | null;
}

export interface OutboxSource {
  readonly database: Pick<Database, "queries">;
  readonly secrets: Sealing;
}

function entryOf({ secrets }: OutboxSource, row: OutboxRow): OutboxEntry {
  const { success, data } = knownLanguage.safeParse(row.language);
  const { id, key, state, attempts, problem, createdAt, expiresAt, recipient: to } = row;
  return {
    id,
    key,
    state,
    attempts,
    problem,
    createdAt,
    expiresAt,
    to,
    language: success ? data : FALLBACK_LANGUAGE,
    letter: openLetter(secrets, row.sealed),
  };
}

/** The newest letters first. */
export async function listOutbox(source: OutboxSource, limit: number): Promise<OutboxEntry[]> {
  const rows = await latestLetters(source.database.queries, limit);
  return rows.map((row) => entryOf(source, row));
}

/** One letter; null where there is none with this id. */
export async function readOutbox(source: OutboxSource, id: string): Promise<OutboxEntry | null> {
  const row = await findLetter(source.database.queries, id);
  return row ? entryOf(source, row) : null;
}
