import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { LabelUses } from "./change-label.ts";
import { exportLabels } from "./export-labels.ts";
import { labelMigrations } from "./migrations.ts";
import { labelRoutes } from "./routes.ts";

export const labelsSlice = {
  name: "labels",
  migrations: labelMigrations,
  routes: (services: Dependencies & LabelUses) => labelRoutes(services.platform, services),
  exportPart: exportLabels,
} as const satisfies ServerSlice;
