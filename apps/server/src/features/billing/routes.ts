import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { PlanTable } from "./plan-table.ts";
import { putPlan } from "./put-plan.ts";
import { removePlan } from "./remove-plan.ts";

export function billingRoutes(platform: Platform, plans: PlanTable): Router<typeof contract.billing, RequestContext> {
  const api = implement(contract.billing).$context<RequestContext>();
  return api.router({
    plans: api.plans.handler(() => ({ items: plans.rows().filter(({ isOffered }) => isOffered), nextCursor: null })),
    planTable: api.planTable.handler(() => ({ items: [...plans.rows()], nextCursor: null })),
    putPlan: api.putPlan.handler(({ input }) => putPlan(platform, plans, input)),
    removePlan: api.removePlan.handler(async ({ input }) => {
      await removePlan(platform, plans, input.id);
      return { success: true };
    }),
  });
}
