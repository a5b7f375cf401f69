import type { Queries } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type AccountRow, addAccount, findAccount, findAccountByEmail, prepareAccount } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { legalVersions, recordConsents } from "../../legal/index.ts";
import type { Doors } from "../log-in/doors.ts";
import { refuseBannedMail } from "../sign-up.ts";
import type { GooglePerson } from "./google-person.ts";
import type { GoogleVisit } from "./google-visit.ts";
import { findIdentity, insertIdentity } from "./identity-store.ts";
import { takeOverAccount } from "./take-over-account.ts";

/**
 * The account of somebody Google vouches for: the one linked to that person before; else the one with the address,
 * when both Google and we know it to be theirs; else a new one. An account that somebody else may have made with the
 * address before its owner came is the owner's from now on, and nobody else's.
 * @throws Refusal NO_USER_RETURNED, EMAIL_NOT_CONFIRMED when Google has not verified the address, EMAIL_BANNED
 */
export async function accountOfGoogle(
  doors: Doors,
  context: RequestContext,
  person: GooglePerson,
  visit: GoogleVisit,
): Promise<AccountRow> {
  const { platform, plans } = doors;
  const { clock, config, database, mail, callers } = platform;
  const { issuer, subject, email, name } = person;
  const linked = await findIdentity(database.queries, issuer, subject);
  const known = linked && (await findAccount(database.queries, linked.accountId));
  if (known) return known;
  if (email === null) throw new Refusal("NO_USER_RETURNED");
  if (!person.isEmailVerified) throw new Refusal("EMAIL_NOT_CONFIRMED");
  const now = new Date(clock.now());
  const versions = await legalVersions(platform, visit.language);
  const account = await database.transaction(async (queries) => {
    const local = await findAccountByEmail(queries, email);
    if (local) {
      const owned = local.emailConfirmedAt ? local : await takeOverAccount(queries, platform, context, { account: local, name });
      await link(queries, owned.id);
      return owned;
    }
    refuseBannedMail(config, email);
    const { language, aff, src } = visit;
    const plan = plans.starting(config.defaultPlan, now);
    const prepared = await prepareAccount(platform, { name, email, password: null, language, isEmailConfirmed: true, aff, src, plan });
    const { account: row } = prepared;
    await addAccount(queries, prepared);
    await recordConsents(queries, { accountId: row.id, versions, acceptedAt: now, ip: context.clientAddress });
    await recordEvent(queries, platform, context, { accountId: row.id, kind: "signed_up" });
    await link(queries, row.id);
    return row;
  });
  callers.forget(account.id);
  mail.wake();
  return account;

  async function link(queries: Queries, accountId: string): Promise<void> {
    await insertIdentity(queries, { id: clock.id("identity"), accountId, issuer, subject, createdAt: now });
    await recordEvent(queries, platform, context, { accountId, kind: "google_linked", subject: email ?? "" });
  }
}
