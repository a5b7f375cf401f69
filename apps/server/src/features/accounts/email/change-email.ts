import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireSelf } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { type AccountRow, findAccountByEmail, lockAccount, updateAccount } from "../account-store.ts";
import { changeNoticeMessage } from "../email-messages/change-notice-message.ts";
import { shownName } from "../email-messages/shown-name.ts";
import { isBannedMail } from "./is-banned-mail.ts";
import { sendEmailChange } from "./send-email-change.ts";

/**
 * Asks for another address. It counts once the link that goes to it is confirmed; until then the old one does,
 * and hears of it.
 * @throws Refusal
 */
export async function changeEmail(platform: Platform, context: RequestContext, email: string): Promise<AccountRow> {
  const { database, config, mail } = platform;
  const accountId = requireSelf(context);
  if (isBannedMail(config, email)) throw new Refusal("EMAIL_BANNED", { fields: [{ path: "email", code: "invalid" }] });
  const account = await database.transaction(async (queries) => {
    const current = await lockAccount(queries, accountId);
    if (!current) throw new Refusal("NOT_SIGNED_IN");
    if (await findAccountByEmail(queries, email)) throw new Refusal("EMAIL_TAKEN", { fields: [{ path: "email", code: "invalid" }] });
    await updateAccount(queries, accountId, { pendingEmail: email });
    const link = await sendEmailChange(queries, platform, current, email);
    await mail.post(queries, {
      to: current.email,
      language: current.language,
      key: `email-change-notice:${link}`,
      message: changeNoticeMessage(current.language, {
        name: shownName(current.name),
        newEmail: email,
        url: `${config.publicUrl}/recover`,
      }),
      accountId,
    });
    await recordEvent(queries, platform, context, { accountId, kind: "email_change_asked", subject: email });
    return { ...current, pendingEmail: email };
  });
  mail.wake();
  platform.live.tell("account", { accountId }, {});
  return account;
}
