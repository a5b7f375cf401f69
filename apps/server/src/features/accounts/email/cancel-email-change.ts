import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type AccountRow, lockAccount, updateAccount } from "../account-store.ts";
import { dropEmailToken } from "./email-token-store.ts";

/** Gives up a change of the address; its link is worth nothing from then on. */
export function cancelEmailChange({ database }: Platform, accountId: string): Promise<AccountRow> {
  return database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!account) throw new Refusal("NOT_SIGNED_IN");
    await updateAccount(queries, accountId, { pendingEmail: null });
    await dropEmailToken(queries, accountId, "change");
    return { ...account, pendingEmail: null };
  });
}
