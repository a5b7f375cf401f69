import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { exportSections } from "./export-sections.ts";
import { findImageSections } from "./image-use-store.ts";
import { syncedMigrations } from "./migrations.ts";
import { syncedRoutes } from "./routes.ts";

export const syncedSlice = {
  name: "synced",
  migrations: syncedMigrations,
  offer: () => ({ findImageSections }),
  routes: ({ platform }: Dependencies) => syncedRoutes(platform),
  exportPart: exportSections,
} as const satisfies ServerSlice;
