import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { billingMigrations } from "./migrations.ts";
import { openPlanTable, type PlanTable } from "./plan-table.ts";
import { billingRoutes } from "./routes.ts";

export const billingSlice = {
  name: "billing",
  migrations: billingMigrations,
  open: async ({ platform }: Dependencies): Promise<{ readonly plans: PlanTable }> => ({ plans: await openPlanTable(platform) }),
  close: ({ plans }: { readonly plans: PlanTable }) => plans.stop(),
  routes: ({ platform, plans }: Dependencies & { readonly plans: PlanTable }) => billingRoutes(platform, plans),
} as const satisfies ServerSlice;
