import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const billingSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/subscribe",
      loader: () => loadMessages("billing"),
      component: lazyScreen(async () => (await import("./subscribe-screen.tsx")).SubscribeScreen),
    }),
  ],
} as const;
