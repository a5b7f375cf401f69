import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { MovePage } from "./change-page.ts";
import { exportPages } from "./export-pages.ts";
import { pageMigrations } from "./migrations.ts";
import { pageRoutes } from "./routes.ts";

export const pagesSlice = {
  name: "pages",
  migrations: pageMigrations,
  routes: ({ platform, movePage }: Dependencies & { readonly movePage: MovePage }) => pageRoutes(platform, { move: movePage }),
  exportPart: exportPages,
} as const satisfies ServerSlice;
