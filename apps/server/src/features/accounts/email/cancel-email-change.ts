import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type AccountRow, lockAccount, updateAccount } from "../account-store.ts";
import { dropEmailToken } from "./email-token-store.ts";

/** Gives up a change of the address; its link is worth nothing from then on. */
export async function cancelEmailChange({ database, live }: Platform, accountId: string): Promise<AccountRow> {
  const account = await database.transaction(async (queries) => {
    const current = await lockAccount(queries, accountId);
    if (!current) throw new Refusal("NOT_SIGNED_IN");
    await updateAccount(queries, accountId, { pendingEmail: null });
    await dropEmailToken(queries, accountId, "change");
    return { ...current, pendingEmail: null };
  });
  live.tell("account", { accountId }, {});
  return account;
}
