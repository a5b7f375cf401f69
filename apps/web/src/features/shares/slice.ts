import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const sharesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/pages/$pageId/shares",
      loader: () => loadMessages("shares", "pages"),
      component: lazyScreen(async () => (await import("./links/shares-screen.tsx")).SharesScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/share/$token",
      loader: () => loadMessages("shares", "pages", "sites", "billing"),
      component: lazyScreen(async () => (await import("./opened/opened-share-screen.tsx")).OpenedShareScreen),
    }),
  ],
} as const;
