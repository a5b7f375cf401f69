import { hear, UNTIL_DONE } from "../../platform/events/listener.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { leadDrain } from "./drain/lead-drain.ts";
import type { FindAccounts } from "./drain/sort-leads.ts";
import { exportLeads } from "./export-leads.ts";
import { countLeads } from "./lead-store.ts";
import { leadMigrations } from "./migrations.ts";
import { removeLeadsOf } from "./remove-leads.ts";
import { leadRoutes } from "./routes.ts";

/** What keeping leads stands on. */
export interface LeadServices {
  readonly platform: Pick<Platform, "clock" | "events" | "live">;
  readonly findAccounts: FindAccounts;
}

export const leadsSlice = {
  name: "leads",
  migrations: leadMigrations,
  offer: () => ({ countLeads }),
  routes: ({ platform }: Dependencies) => leadRoutes(platform),
  exportPart: exportLeads,
  listeners: [
    hear(
      "account.deleted",
      "remove-leads",
      ({ platform }: Dependencies) =>
        ({ accountId }) =>
          removeLeadsOf(platform, accountId),
      UNTIL_DONE,
    ),
  ],
  intake: ({ platform, findAccounts }: LeadServices) => [leadDrain(platform, findAccounts)],
} as const satisfies ServerSlice;
