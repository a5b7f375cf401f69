import type { ApiSurroundings } from "../../platform/http/api/api.ts";
import type { Ground, ServerSlice } from "../../platform/slice.ts";
import { auditMigrations } from "./migrations.ts";
import { purgeEvents } from "./purge-events.ts";
import { recordDeed } from "./record-deed.ts";
import { auditRoutes } from "./routes.ts";

export const auditSlice = {
  name: "audit",
  migrations: auditMigrations,
  offer: ({ platform }: Ground): Pick<ApiSurroundings, "recordDeed"> => ({
    recordDeed: (context, deed) => recordDeed(platform, context, deed),
  }),
  routes: ({ platform }: Ground) => auditRoutes(platform),
  daily: ({ platform }: Ground) => [{ name: "audit", run: async () => void (await purgeEvents(platform)) }],
} as const satisfies ServerSlice;
