import type { Platform } from "../../platform/platform.ts";
import { deleteLeadFields } from "./lead-field-store.ts";
import { deleteSomeLeads } from "./lead-store.ts";

/** Rows deleted at once: more would keep other work waiting. */
const BATCH = 5_000;

/** Deletes all leads of an account. */
export async function removeLeadsOf({ database }: Pick<Platform, "database">, accountId: string): Promise<void> {
  while ((await deleteSomeLeads(database.queries, accountId, BATCH)) === BATCH);
  await deleteLeadFields(database.queries, accountId);
}
