import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { startDrainer } from "./drain/drain-journal.ts";
import type { FindAccounts } from "./drain/sort-records.ts";
import { tendDeadLetters } from "./drain/tend-dead-letters.ts";
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
  daily: ({ platform }: Dependencies) => [{ name: "dead-letters", run: () => tendDeadLetters(platform) }],
  start: ({ platform, findAccounts }: Dependencies & { readonly findAccounts: FindAccounts }) => startDrainer(platform, { findAccounts }),
} as const satisfies ServerSlice;
