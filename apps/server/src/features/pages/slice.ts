import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { MovePage } from "./change-page.ts";
import { exportPages } from "./export-pages.ts";
import { pageMigrations } from "./migrations.ts";
import { findPage } from "./page-store.ts";
import { pageRoutes } from "./routes.ts";

export const pagesSlice = {
  name: "pages",
  migrations: pageMigrations,
  routes: ({ platform, movePage }: Dependencies & { readonly movePage: MovePage }) => pageRoutes(platform, { move: movePage }),
  topics: ({ platform }: Dependencies) => [
    { name: "page", isThere: async (reach, id) => (await findPage(platform.database.queries, reach, id)) !== undefined },
  ],
  exportPart: exportPages,
} as const satisfies ServerSlice;
