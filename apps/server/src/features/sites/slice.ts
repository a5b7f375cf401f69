import { hear, hearInTransaction, UNTIL_DONE } from "../../platform/events/listener.ts";
import { atLeastOnce, inTransaction } from "../../platform/jobs/job.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { PlanTable } from "../billing/index.ts";
import { hearPlanChange } from "./excess/hear-plan-change.ts";
import { remindOfExcess } from "./excess/remind-of-excess.ts";
import { OFFLINE_QUEUE } from "./excess/settle-excess.ts";
import { deleteOffline, takeOffline } from "./excess/take-offline.ts";
import { exportSites } from "./export-sites.ts";
import { siteMigrations } from "./migrations.ts";
import { ERASE_QUEUE, type EraseSite } from "./remove-site.ts";
import { type SiteTools, siteRoutes } from "./routes.ts";
import { writeHosts } from "./write-hosts.ts";

/** However long the database is away: what an owner was told must come true. */
const IN_THE_END = { ...UNTIL_DONE, limitMs: 60_000 };

export const sitesSlice = {
  name: "sites",
  migrations: siteMigrations,
  routes: (services: Dependencies & SiteTools) => siteRoutes(services.platform, services),
  jobs: ({ platform, plans, eraseSite }: Dependencies & { readonly plans: PlanTable } & { readonly eraseSite: EraseSite }) => [
    atLeastOnce(ERASE_QUEUE, ({ payload }) => eraseSite(payload.siteId).then(() => undefined), UNTIL_DONE),
    inTransaction(OFFLINE_QUEUE, ({ payload }, { queries }) => takeOffline(platform, plans, queries, payload.accountId), IN_THE_END),
  ],
  listeners: [
    hearInTransaction(
      "plan.changed",
      "settle-excess",
      ({ platform, plans }: Dependencies & { readonly plans: PlanTable }) =>
        ({ accountId }, { queries }) =>
          hearPlanChange(platform, plans, queries, accountId),
      IN_THE_END,
    ),
    hear(
      "site.moved",
      "write-hosts",
      ({ platform }: Dependencies) =>
        ({ siteId }) =>
          writeHosts(platform, siteId),
      UNTIL_DONE,
    ),
  ],
  daily: ({ platform }: Dependencies) => [
    { name: "remind-of-excess-sites", run: () => remindOfExcess(platform) },
    { name: "delete-excess-sites", run: () => deleteOffline(platform) },
  ],
  exportPart: exportSites,
} as const satisfies ServerSlice;
