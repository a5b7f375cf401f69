import { type Queries, violates } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { type AccountRow, lockAccount, updateAccount } from "../account-store.ts";
import { boundStateOf, hashOfToken } from "./email-token.ts";
import { dropEmailToken, type EmailTokenRow, takeEmailToken } from "./email-token-store.ts";

/**
 * Confirms an address with the token of a link. It counts once, for a time, and only while the account is as it
 * was when the link was asked for. Sessions stay.
 * @returns The address that is confirmed.
 * @throws Refusal
 */
export async function confirmEmail(platform: Platform, context: RequestContext, token: string): Promise<string> {
  const { database, clock, callers } = platform;
  const now = new Date(clock.now());
  const link = await database
    .transaction(async (queries) => {
      const taken = await takeEmailToken(queries, hashOfToken(token));
      if (!taken || taken.expiresAt <= now) return null;
      const account = await lockAccount(queries, taken.accountId);
      if (!account || !(await isStillMeant(queries, platform, account, taken))) return null;
      if (taken.purpose === "change") {
        await updateAccount(queries, account.id, { email: taken.email, emailConfirmedAt: now, pendingEmail: null });
        await dropEmailToken(queries, account.id, "confirm");
        await recordEvent(queries, platform, context, { accountId: account.id, kind: "email_changed", subject: taken.email });
      } else if (account.emailConfirmedAt === null) {
        await updateAccount(queries, account.id, { emailConfirmedAt: now });
        await recordEvent(queries, platform, context, { accountId: account.id, kind: "email_confirmed" });
      }
      return taken;
    })
    .catch((error: unknown) => {
      // Somebody else has come by the address in the meantime; theirs is left as it is, and so is the link.
      if (violates(error, "accounts_email_unique")) throw new Refusal("EMAIL_TAKEN");
      throw error;
    });
  if (!link) throw new Refusal("LINK_EXPIRED");
  callers.forget(link.accountId);
  return link.email;
}

async function isStillMeant(queries: Queries, platform: Platform, account: AccountRow, link: EmailTokenRow): Promise<boolean> {
  if (link.boundTo !== (await boundStateOf(queries, platform, account, link.purpose))) return false;
  return link.purpose === "confirm" || account.pendingEmail === link.email;
}
