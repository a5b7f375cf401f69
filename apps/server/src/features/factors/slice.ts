import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { FactorHooks } from "./end-two-factor.ts";
import { exportFactors } from "./export-factors.ts";
import { factorMigrations } from "./migrations.ts";
import { factorRoutes } from "./routes.ts";

export const factorsSlice = {
  name: "factors",
  migrations: factorMigrations,
  routes: ({ platform, onTwoFactorOff }: Dependencies & FactorHooks) => factorRoutes(platform, { onTwoFactorOff }),
  exportPart: exportFactors,
} as const satisfies ServerSlice;
