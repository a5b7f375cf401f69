import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Owner } from "../requester.ts";
import { lockFactors } from "../settings-store.ts";
import { tellOwner } from "../tell-owner.ts";
import { twoFactorOf } from "../two-factor-of.ts";
import { makeCodes } from "./recovery-codes.ts";

/** New recovery codes; those before stop working. @throws Refusal FACTOR_MISSING while no second factor is on: there is nothing to recover. */
export async function makeRecoveryCodes(platform: Platform, { accountId, from }: Owner): Promise<string[]> {
  const codes = await platform.database.transaction(async (queries) => {
    await lockFactors(queries, accountId);
    if (!(await twoFactorOf(queries, accountId)).isOn) throw new Refusal("FACTOR_MISSING");
    await tellOwner(queries, platform, { accountId, from, change: { kind: "recovery_codes_made" } });
    return makeCodes(queries, platform, accountId);
  });
  platform.mail.wake();
  return codes;
}
