import type { ApiSurroundings } from "../../platform/http/api/api.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { auditMigrations } from "./migrations.ts";
import { purgeEvents } from "./purge-events.ts";
import { recordDeed } from "./record-deed.ts";
import { auditRoutes } from "./routes.ts";

export const auditSlice = {
  name: "audit",
  migrations: auditMigrations,
  offer: ({ platform }: Dependencies): Pick<ApiSurroundings, "recordDeed"> => ({
    recordDeed: (context, deed) => recordDeed(platform, context, deed),
  }),
  routes: ({ platform }: Dependencies) => auditRoutes(platform),
  daily: ({ platform }: Dependencies) => [{ name: "audit", run: async () => void (await purgeEvents(platform)) }],
} as const satisfies ServerSlice;
