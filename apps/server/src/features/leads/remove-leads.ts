import { wholeAccount } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteLeadFields } from "./lead-field-store.ts";
import { deleteSomeLeads } from "./lead-store.ts";

/** Rows deleted at once: more would keep other work waiting. */
const BATCH = 5_000;

/** Deletes all leads of an account, and those that were set aside. */
export async function removeLeadsOf(
  { database, deadLetters }: Pick<Platform, "database" | "deadLetters">,
  accountId: string,
): Promise<void> {
  await deadLetters.removeOf(accountId);
  while ((await deleteSomeLeads(database.queries, wholeAccount(accountId), BATCH)) === BATCH);
  await deleteLeadFields(database.queries, wholeAccount(accountId));
}
