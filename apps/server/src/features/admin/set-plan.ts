import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { lockAccount } from "../accounts/index.ts";
import { recordEvent } from "../audit/index.ts";
import { type PlanTable, putOnPlan } from "../billing/index.ts";
import { accountById } from "./account-by-id.ts";

export interface SetPlan {
  readonly id: string;
  readonly name: string;
  readonly renewalDate?: string | undefined;
}

/**
 * Puts an account on a plan from now on, until the end of its period or the date given.
 * @throws Refusal
 */
export async function setPlan(platform: Platform, plans: PlanTable, context: RequestContext, input: SetPlan): Promise<void> {
  const { database, clock, callers, events } = platform;
  const account = await accountById(platform, input.id);
  const now = clock.now();
  const plan = plans.starting(input.name, new Date(now));
  const renewalDate = input.renewalDate === undefined ? plan.renewalDate : new Date(input.renewalDate);
  if (renewalDate && renewalDate.getTime() <= now)
    throw new Refusal("INVALID_INPUT", { fields: [{ path: "renewalDate", code: "invalid" }] });
  await database.transaction(async (queries) => {
    // Held: an account that goes at this moment has no plan any more.
    if (!(await lockAccount(queries, account.id))) throw new Refusal("NOT_FOUND");
    await putOnPlan(queries, account.id, { ...plan, renewalDate });
    await events.tell(queries, "plan.changed", { accountId: account.id });
    await recordEvent(queries, platform, context, { accountId: account.id, kind: "plan_changed", subject: plan.name, isBySupport: true });
  });
  callers.forget(account.id);
}
