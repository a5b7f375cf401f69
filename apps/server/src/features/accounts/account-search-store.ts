import { and, desc, eq, ilike, inArray, lt, or, type SQLWrapper } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { hasWords } from "../../platform/database/has-words.ts";
import { type AccountRow, accountColumns } from "./account-store.ts";
import { accounts } from "./tables.ts";

export interface AccountSearch {
  /** Part of an e-mail, name, username or phone, or a whole id. */
  readonly text: string | undefined;
  /** Only accounts with these ids: a query for them. */
  readonly among: SQLWrapper | undefined;
  readonly limit: number;
  readonly after: Cursor | null;
}

/** Accounts that match, newest first. */
export async function searchAccounts(queries: Queries, { text, among, limit, after }: AccountSearch): Promise<AccountRow[]> {
  const pattern = `%${(text ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const matches = text
    ? or(
        eq(accounts.id, text),
        ilike(accounts.email, pattern),
        hasWords(accounts.foldedName, text),
        ilike(accounts.username, pattern),
        ilike(accounts.phone, pattern),
      )
    : undefined;
  const older = after ? or(lt(accounts.createdAt, after.at), and(eq(accounts.createdAt, after.at), lt(accounts.id, after.id))) : undefined;
  return queries
    .select(accountColumns)
    .from(accounts)
    .where(and(matches, among && inArray(accounts.id, among), older))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit);
}
