import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { leadDrain } from "./drain/lead-drain.ts";
import type { FindAccounts } from "./drain/sort-leads.ts";
import { exportLeads } from "./export-leads.ts";
import { leadMigrations } from "./migrations.ts";
import { removeLeadsOf } from "./remove-leads.ts";
import { leadRoutes } from "./routes.ts";

export const leadsSlice = {
  name: "leads",
  migrations: leadMigrations,
  routes: ({ platform }: Dependencies) => leadRoutes(platform),
  exportPart: exportLeads,
  removeBelongings: removeLeadsOf,
  intake: ({ platform, findAccounts }: Dependencies & { readonly findAccounts: FindAccounts }) => [leadDrain(platform.clock, findAccounts)],
} as const satisfies ServerSlice;
