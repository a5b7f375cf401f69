import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { type AccountRow, lockAccount, updateAccount } from "../account-store.ts";
import { deletionMessage } from "../email-messages/deletion-message.ts";
import { shownName } from "../email-messages/shown-name.ts";

/** How long an account can still be kept, in milliseconds. */
export const GRACE_MS = 14 * 86_400_000;

/** Has the account deleted after a time of grace, in which nothing changes. Asked again, the date stays. */
export async function askDeletion(platform: Platform, context: RequestContext): Promise<AccountRow> {
  const { database, clock, config, mail } = platform;
  const { accountId } = requireCaller(context);
  const account = await database.transaction(async (queries) => {
    const current = await lockAccount(queries, accountId);
    if (!current) throw new Refusal("NOT_SIGNED_IN");
    if (current.deletesAt) return current;
    const deletesAt = new Date(clock.now() + GRACE_MS);
    await updateAccount(queries, accountId, { deletesAt });
    await mail.post(queries, {
      to: current.email,
      language: current.language,
      key: `deletion:${accountId}:${deletesAt.getTime()}`,
      message: deletionMessage(current.language, { name: shownName(current.name), deletesAt, url: `${config.publicUrl}/account/data` }),
      accountId,
    });
    await recordEvent(queries, platform, context, { accountId, kind: "deletion_asked" });
    return { ...current, deletesAt };
  });
  mail.wake();
  platform.live.tell("account", { accountId }, {});
  return account;
}
