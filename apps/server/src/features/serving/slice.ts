import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { exportServing } from "./export-serving.ts";
import { servingMigrations } from "./migrations.ts";
import { type ServingTools, servingRoutes } from "./routes.ts";

export const servingSlice = {
  name: "serving",
  migrations: servingMigrations,
  routes: (services: Dependencies & ServingTools) => servingRoutes(services.platform, services),
  exportPart: exportServing,
} as const satisfies ServerSlice;
