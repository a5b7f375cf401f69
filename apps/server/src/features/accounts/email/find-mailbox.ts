import type { Language } from "@vitrine/document";
import type { Queries } from "../../../platform/database/database.ts";
import { findAccount } from "../account-store.ts";

/** Where the owner of an account is written to, and in which language; null for one that is gone. */
export async function findMailbox(
  queries: Queries,
  accountId: string,
): Promise<{ readonly email: string; readonly language: Language } | null> {
  const account = await findAccount(queries, accountId);
  return account ? { email: account.email, language: account.language } : null;
}
