import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { templateMigrations } from "./migrations.ts";
import { exportTemplates } from "./own/export-templates.ts";
import { findImageTemplates } from "./own/image-use-store.ts";
import { templateRoutes } from "./routes.ts";

export const templatesSlice = {
  name: "templates",
  migrations: templateMigrations,
  offer: () => ({ findImageTemplates }),
  routes: ({ platform }: Dependencies) => templateRoutes(platform),
  exportPart: exportTemplates,
} as const satisfies ServerSlice;
