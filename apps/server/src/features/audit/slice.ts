import type { ApiSurroundings } from "../../platform/http/api/api.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { auditMigrations } from "./migrations.ts";
import { purgeEvents } from "./purge-events.ts";
import { recordSupportAction } from "./record-support-action.ts";
import { auditRoutes } from "./routes.ts";

export const auditSlice = {
  name: "audit",
  migrations: auditMigrations,
  offer: ({ platform }: Dependencies): Pick<ApiSurroundings, "recordSupportAction"> => ({
    recordSupportAction: (context, action) => recordSupportAction(platform, context, action),
  }),
  routes: ({ platform }: Dependencies) => auditRoutes(platform),
  daily: ({ platform }: Dependencies) => [{ name: "purge-events", run: async () => void (await purgeEvents(platform)) }],
} as const satisfies ServerSlice;
