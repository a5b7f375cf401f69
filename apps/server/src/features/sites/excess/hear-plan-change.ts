import { wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Standing } from "../../../platform/request-context.ts";
import { findPlanOf, type PlanTable } from "../../billing/index.ts";
import { lockSitesOf } from "../site-store.ts";
import { listExcess } from "./excess-store.ts";
import { bringBack, settleExcess } from "./settle-excess.ts";
import { tellOfExcess } from "./tell-of-excess.ts";

/** What an account may do now. */
export async function standingNow({ clock }: Platform, plans: PlanTable, queries: Queries, accountId: string): Promise<Standing> {
  return plans.standingOf(await findPlanOf(queries, accountId), clock.now());
}

/**
 * Looks at an account's sites when its plan is another one. Only a plan that runs makes sites too many: where one has
 * ended, everything stays online, also what was about to leave.
 */
export async function hearPlanChange(platform: Platform, plans: PlanTable, queries: Queries, accountId: string): Promise<void> {
  await lockSitesOf(queries, { accountId });
  const { isActive, siteCap } = await standingNow(platform, plans, queries, accountId);
  if (!isActive) return forgetNotice(platform, queries, accountId);
  const marked = await settleExcess(platform, queries, { accountId, cap: siteCap, marks: true });
  if (marked.length > 0) await tellOfExcess(platform, queries, accountId, { stage: "told", sites: marked });
}

/** Sites that are online stay so. */
export async function forgetNotice(platform: Platform, queries: Queries, accountId: string): Promise<void> {
  for (const site of await listExcess(queries, wholeAccount(accountId))) if (!site.offlineAt) await bringBack(platform, queries, site);
}
