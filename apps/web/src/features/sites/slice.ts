import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const sitesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/sites",
      loader: () => loadMessages("sites", "billing"),
      component: lazyScreen(async () => (await import("./sites-screen.tsx")).SitesScreen),
    }),
  ],
} as const;
