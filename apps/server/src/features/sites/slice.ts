import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { NewSiteHooks } from "./create-site.ts";
import { exportSites } from "./export-sites.ts";
import { siteMigrations } from "./migrations.ts";
import { siteRoutes } from "./routes.ts";

export const sitesSlice = {
  name: "sites",
  migrations: siteMigrations,
  routes: ({ platform, newSite }: Dependencies & { readonly newSite: NewSiteHooks }) => siteRoutes(platform, newSite),
  exportPart: exportSites,
} as const satisfies ServerSlice;
