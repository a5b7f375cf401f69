import type { Ground, ServerSlice } from "../../platform/slice.ts";
import { exportConsents } from "./export-consents.ts";
import { legalMigrations } from "./migrations.ts";
import { legalRoutes } from "./routes.ts";

export const legalSlice = {
  name: "legal",
  migrations: legalMigrations,
  routes: ({ platform }: Ground) => legalRoutes(platform),
  exportPart: exportConsents,
} as const satisfies ServerSlice;
