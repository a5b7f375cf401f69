import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const syncedSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/synced/$sectionId",
      // The page that it was opened from, to go back to.
      validateSearch: ({ page }: Record<string, unknown>): { page?: string } => (typeof page === "string" ? { page } : {}),
      loader: () => loadMessages("editor", "builder", "synced"),
      component: lazyScreen(async () => (await import("./section-screen.tsx")).SectionScreen),
    }),
  ],
} as const;
