import { Refusal } from "./refusal.ts";

/** Where a list goes on: the sort value and the id of the last item seen. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString("base64url");
}

/** Reads a cursor a client sent back; anything else is refused. */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const match = /^(\d{1,15})\.([a-z]{3}_[0-9a-z]{26})$/.exec(Buffer.from(text, "base64url").toString("latin1"));
  if (!match?.[1] || !match[2]) throw new Refusal("INVALID_INPUT", { fields: [{ path: "cursor", code: "invalid" }] });
  return { at: new Date(Number(match[1])), id: match[2] };
}

/** Cuts a result of `limit + 1` rows to a page and its cursor. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: readonly Row[]; nextCursor: string | null } {
  const last = rows[limit - 1];
  if (rows.length <= limit || !last) return { rows, nextCursor: null };
  return { rows: rows.slice(0, limit), nextCursor: encodeCursor(cursorOf(last)) };
}
