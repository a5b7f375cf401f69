import { FALLBACK_LANGUAGE, language as knownLanguage } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Database } from "../database/database.ts";
import type { EmailMessage } from "./email-message.ts";
import { findMessage, latestMessages, type OutboxRow } from "./outbox-store.ts";
import { openMessage, type Sealing } from "./seal-message.ts";

/** A message in the outbox as its operator may see it. */
export interface OutboxEntry extends Pick<OutboxRow, "id" | "key" | "state" | "attempts" | "problem" | "createdAt" | "expiresAt"> {
  readonly to: string;
  readonly language: Language;
  /** What it says; null where that is wiped. */
  readonly message: EmailMessage | null;
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
    message: openMessage(secrets, row.sealed),
  };
}

/** The newest messages first. */
export async function listOutbox(source: OutboxSource, limit: number): Promise<OutboxEntry[]> {
  const rows = await latestMessages(source.database.queries, limit);
  return rows.map((row) => entryOf(source, row));
}

/** One message; null where there is none with this id. */
export async function readOutbox(source: OutboxSource, id: string): Promise<OutboxEntry | null> {
  const row = await findMessage(source.database.queries, id);
  return row ? entryOf(source, row) : null;
}
