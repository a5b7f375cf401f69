import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type AccountRow, findAccount } from "../accounts/index.ts";

/**
 * Any account there is, for administrators.
 * @throws Refusal
 */
export async function accountById({ database }: Platform, id: string): Promise<AccountRow> {
  const row = await findAccount(database.queries, id);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}
