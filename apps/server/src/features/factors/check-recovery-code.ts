import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Refusal } from "../../platform/refusal.ts";
import type { Asker } from "./asker.ts";
import { refuseWrong } from "./failures.ts";
import { recoveryMac } from "./recovery-codes.ts";
import { takeRecoveryCode } from "./recovery-store.ts";
import { tellOwner } from "./tell-owner.ts";

/** Takes a recovery code, once, or says why not; the account's factors are locked. */
export async function checkRecoveryCode(
  queries: Queries,
  platform: Platform,
  { accountId, from }: { readonly accountId: string; readonly from: Asker },
  code: string,
  now: number,
): Promise<Refusal | null> {
  const mac = recoveryMac(platform.secrets, accountId, code);
  if (!(await takeRecoveryCode(queries, accountId, mac, new Date(now)))) return refuseWrong(queries, accountId, now);
  await tellOwner(queries, platform, { accountId, from, change: { kind: "recovery_code_used" } });
  return null;
}
