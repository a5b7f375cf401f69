import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findAccount } from "../../accounts/index.ts";
import { endTwoFactor, type FactorHooks } from "../end-two-factor.ts";
import type { Owner } from "../requester.ts";
import { lockFactors, switchEmail } from "../settings-store.ts";
import { tellOwner } from "../tell-owner.ts";

/**
 * Turns codes by e-mail on or off; nothing happens when they are already so.
 * @throws Refusal EMAIL_NOT_CONFIRMED: codes go only to an address that is known to be its owner's.
 */
export async function setEmailFactor(platform: Platform, hooks: FactorHooks, { accountId, from }: Owner, isOn: boolean): Promise<void> {
  await platform.database.transaction(async (queries) => {
    const { emailOn } = await lockFactors(queries, accountId);
    if (emailOn === isOn) return;
    if (isOn && !(await findAccount(queries, accountId))?.emailConfirmedAt) throw new Refusal("EMAIL_NOT_CONFIRMED");
    await switchEmail(queries, accountId, isOn);
    if (!isOn) await endTwoFactor(queries, hooks, accountId);
    await tellOwner(queries, platform, { accountId, from, change: { kind: isOn ? "email_on" : "email_off" } });
  });
  platform.mail.wake();
}
