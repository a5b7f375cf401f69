import { createRoute, redirect } from "@tanstack/react-router";
import { loadMessages, loadWholeMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { type PageSearch, readPageSearch } from "./list/page-search.ts";

export const pagesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/pages",
      validateSearch: (search: Record<string, unknown>): PageSearch => readPageSearch(search),
      loader: () => loadMessages("pages", "list", "labels", "status", "billing"),
      component: lazyScreen(async () => (await import("./list/pages-screen.tsx")).PagesScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/pages/$pageId/settings",
      validateSearch: ({ group, field }: Record<string, unknown>): { group?: string; field?: string } => ({
        ...(typeof group === "string" ? { group } : {}),
        ...(typeof field === "string" ? { field } : {}),
      }),
      loader: () => Promise.all([loadMessages("pages", "page-settings", "billing"), loadWholeMessages("builder")]),
      component: lazyScreen(async () => (await import("./settings/open-settings-screen.ts")).openSettingsScreen()),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/new",
      validateSearch: ({ shelf }: Record<string, unknown>): { shelf?: "own" } => (shelf === "own" ? { shelf } : {}),
      loader: () => loadMessages("pages", "templates", "sites", "billing", "importing"),
      component: lazyScreen(async () => (await import("./new/new-page-screen.tsx")).NewPageScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/builder/$pageId",
      loader: () => loadMessages("editor", "builder"),
      component: lazyScreen(async () => (await import("./editor/builder-screen.tsx")).BuilderScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/builder",
      // Without a page there is nothing to edit: the list has them.
      beforeLoad: () => {
        throw redirect({ to: "/pages", replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/oldbuilder",
      loader: () => loadMessages("pages"),
      component: lazyScreen(async () => (await import("./old-builder/old-builder-screen.tsx")).OldBuilderScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/oldbuilder/$pageId",
      loader: () => loadMessages("pages"),
      component: lazyScreen(async () => (await import("./old-builder/old-builder-screen.tsx")).OldBuilderScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/preview/$pageId",
      loader: () => loadMessages("editor"),
      component: lazyScreen(async () => (await import("./preview/preview-screen.tsx")).PreviewScreen),
    }),
  ],
} as const;
