import type { SecurityEvent } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { findEvents } from "./event-store.ts";
import { presentEvent } from "./present-event.ts";

/** What happened to an account's security, newest first. */
export async function listEvents(
  queries: Queries,
  accountId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ items: SecurityEvent[]; nextCursor: string | null }> {
  const found = await findEvents(queries, accountId, limit + 1, decodeCursor(cursor));
  const { rows, nextCursor } = pageOf(found, limit, ({ at, id }) => ({ at, id }));
  return { items: rows.map(presentEvent), nextCursor };
}
