import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import { type Attempt, refuseWrong } from "../failures/failures.ts";
import { tellOwner } from "../tell-owner.ts";
import { recoveryMac } from "./recovery-codes.ts";
import { takeRecoveryCode } from "./recovery-store.ts";

/** Takes a recovery code, once, or says why not; the account's factors are locked. */
export async function checkRecoveryCode(
  queries: Queries,
  platform: Platform,
  attempt: Attempt,
  code: string,
  now: number,
): Promise<Refusal | null> {
  const { accountId, from } = attempt;
  const mac = recoveryMac(platform.secrets, accountId, code);
  if (!(await takeRecoveryCode(queries, accountId, mac, new Date(now)))) return refuseWrong(queries, platform, attempt, now);
  await tellOwner(queries, platform, { accountId, from, change: { kind: "recovery_code_used" } });
  return null;
}
