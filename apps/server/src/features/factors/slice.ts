import type { Ground, ServerSlice } from "../../platform/slice.ts";
import type { FactorHooks } from "./end-two-factor.ts";
import { exportFactors } from "./export-factors.ts";
import { factorMigrations } from "./migrations.ts";
import { factorRoutes } from "./routes.ts";

export const factorsSlice = {
  name: "factors",
  migrations: factorMigrations,
  routes: ({ platform, onTwoFactorOff }: Ground & FactorHooks) => factorRoutes(platform, { onTwoFactorOff }),
  exportPart: exportFactors,
} as const satisfies ServerSlice;
