import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { exportConsents } from "./export-consents.ts";
import { legalMigrations } from "./migrations.ts";
import { legalRoutes } from "./routes.ts";

export const legalSlice = {
  name: "legal",
  migrations: legalMigrations,
  routes: ({ platform }: Dependencies) => legalRoutes(platform),
  exportPart: exportConsents,
} as const satisfies ServerSlice;
