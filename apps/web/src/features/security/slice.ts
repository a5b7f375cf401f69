import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { accountRoute } from "../accounts/index.ts";

export const securitySlice = {
  routes: [
    createRoute({
      getParentRoute: () => accountRoute,
      path: "/security",
      // A new password is held to the rules of signing up, and a code is typed as at logging in.
      loader: () => loadMessages("security", "sessions"),
      component: lazyScreen(async () => (await import("./security-screen.tsx")).SecurityScreen),
    }),
  ],
} as const;
