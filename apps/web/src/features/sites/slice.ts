import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

const loader = () => loadMessages("sites", "billing");

export const sitesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/sites",
      loader,
      component: lazyScreen(async () => (await import("./sites-screen.tsx")).SitesScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/oldsites",
      loader,
      component: lazyScreen(async () => (await import("./old-sites-screen.tsx")).OldSitesScreen),
    }),
  ],
} as const;
