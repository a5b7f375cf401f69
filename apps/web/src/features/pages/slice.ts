import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy-screen.tsx";
import { type PageSearch, readPageSearch } from "./page-search.ts";

export const pagesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/pages",
      validateSearch: (search: Record<string, unknown>): PageSearch => readPageSearch(search),
      loader: () => loadMessages("pages", "billing"),
      component: lazyScreen(async () => (await import("./pages-screen.tsx")).PagesScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/new",
      loader: () => loadMessages("pages", "templates", "sites", "billing"),
      component: lazyScreen(async () => (await import("./new-page-screen.tsx")).NewPageScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/builder/$pageId",
      loader: () => loadMessages("pages", "builder", "billing"),
      component: lazyScreen(async () => (await import("./builder-screen.tsx")).BuilderScreen),
    }),
  ],
} as const;
