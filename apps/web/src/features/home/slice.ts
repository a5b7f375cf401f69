import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const homeSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/",
      loader: () => loadMessages("home", "billing", "status"),
      component: lazyScreen(async () => (await import("./home-screen.tsx")).HomeScreen),
    }),
  ],
} as const;
