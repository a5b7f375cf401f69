import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const publishingSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/pages/$pageId/publishing",
      loader: () => loadMessages("publishing", "pages", "billing"),
      component: lazyScreen(async () => (await import("./publishing-screen.tsx")).PublishingScreen),
    }),
  ],
} as const;
