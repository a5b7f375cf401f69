import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { exportServing } from "./export-serving.ts";
import { servingMigrations } from "./migrations.ts";
import { type ServingTools, servingRoutes } from "./routes.ts";
import { findImageSites } from "./site-settings/image-use-store.ts";

export const servingSlice = {
  name: "serving",
  migrations: servingMigrations,
  offer: () => ({ findImageSites }),
  routes: (services: Dependencies & ServingTools) => servingRoutes(services.platform, services),
  exportPart: exportServing,
} as const satisfies ServerSlice;
