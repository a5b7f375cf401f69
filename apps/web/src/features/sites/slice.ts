import { createRoute } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import { loadMessages } from "../../platform/i18n.ts";
import type { NavEntry } from "../../platform/nav-entry.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy-screen.tsx";

export const sitesSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/sites",
      loader: () => loadMessages("sites", "billing"),
      component: lazyScreen(async () => (await import("./sites-screen.tsx")).SitesScreen),
    }),
  ],
  entries: [{ id: "sites", to: "/sites", icon: Globe, alsoActiveOn: ["/dns", "/email"] }],
} as const satisfies { routes: readonly unknown[]; entries: readonly NavEntry[] };
