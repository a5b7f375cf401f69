import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { type AccountRow, lockAccount, updateAccount } from "../account-store.ts";

/** Keeps an account that was to be deleted: possible until its removal begins. */
export async function cancelDeletion(platform: Platform, context: RequestContext): Promise<AccountRow> {
  const { accountId } = requireCaller(context);
  const kept = await platform.database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!account) throw new Refusal("NOT_SIGNED_IN");
    if (!account.deletesAt) return account;
    await updateAccount(queries, accountId, { deletesAt: null });
    await recordEvent(queries, platform, context, { accountId, kind: "deletion_cancelled" });
    return { ...account, deletesAt: null };
  });
  platform.live.tell("account", { accountId }, {});
  return kept;
}
