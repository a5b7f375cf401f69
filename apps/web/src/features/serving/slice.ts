import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const servingSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/sites/$siteId/redirects",
      loader: () => loadMessages("serving", "billing"),
      component: lazyScreen(async () => (await import("./redirects/redirects-screen.tsx")).RedirectsScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/pages/$pageId/password",
      loader: () => loadMessages("serving", "billing"),
      component: lazyScreen(async () => (await import("./password/password-screen.tsx")).PasswordScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/sites/$siteId/serving",
      loader: () => loadMessages("serving", "billing"),
      component: lazyScreen(async () => (await import("./settings/settings-screen.tsx")).SettingsScreen),
    }),
  ],
} as const;
