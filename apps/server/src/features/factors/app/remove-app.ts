import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { endTwoFactor, type FactorHooks } from "../end-two-factor.ts";
import type { Owner } from "../requester.ts";
import { lockFactors } from "../settings-store.ts";
import { tellOwner } from "../tell-owner.ts";
import { deleteApp, findApp } from "./app-store.ts";

/** Turns the authenticator app off. @throws Refusal FACTOR_MISSING when it was not on. */
export async function removeApp(platform: Platform, hooks: FactorHooks, { accountId, from }: Owner): Promise<void> {
  await platform.database.transaction(async (queries) => {
    await lockFactors(queries, accountId);
    if (!(await findApp(queries, accountId))?.secret) throw new Refusal("FACTOR_MISSING");
    await deleteApp(queries, accountId);
    await endTwoFactor(queries, hooks, accountId);
    await tellOwner(queries, platform, { accountId, from, change: { kind: "app_off" } });
  });
  platform.mail.wake();
}
