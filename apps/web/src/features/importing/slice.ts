import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const importingSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/new/import",
      loader: () => loadMessages("importing", "pages", "sites", "billing"),
      component: lazyScreen(async () => (await import("./import-screen.tsx")).ImportScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/new/clone",
      loader: () => loadMessages("importing", "pages", "sites", "billing"),
      component: lazyScreen(async () => (await import("./clone-screen.tsx")).CloneScreen),
    }),
  ],
} as const;
