import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { type RevisionSearch, readRevisionSearch } from "./revision-search.ts";

export const revisionsSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/revision",
      validateSearch: (search: Record<string, unknown>): RevisionSearch => readRevisionSearch(search),
      loader: () => loadMessages("revisions", "billing"),
      component: lazyScreen(async () => (await import("./revision-screen.tsx")).RevisionScreen),
    }),
  ],
} as const;
