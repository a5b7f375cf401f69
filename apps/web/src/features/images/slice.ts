import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { type LibrarySearch, readLibrarySearch } from "./library-search.ts";

export const imagesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/images",
      validateSearch: (search: Record<string, unknown>): LibrarySearch => readLibrarySearch(search),
      loader: () => loadMessages("images"),
      component: lazyScreen(async () => (await import("./library-screen.tsx")).LibraryScreen),
    }),
  ],
} as const;
