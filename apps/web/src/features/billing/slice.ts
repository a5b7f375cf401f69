import { createRoute } from "@tanstack/react-router";
import { CreditCard } from "lucide-react";
import { loadMessages } from "../../platform/i18n.ts";
import type { NavEntry } from "../../platform/nav-entry.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy-screen.tsx";

export const billingSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/subscribe",
      loader: () => loadMessages("billing"),
      component: lazyScreen(async () => (await import("./subscribe-screen.tsx")).SubscribeScreen),
    }),
  ],
  entries: [{ id: "subscribe", to: "/subscribe", icon: CreditCard, alsoActiveOn: ["/subscription", "/checkout"] }],
} as const satisfies { routes: readonly unknown[]; entries: readonly NavEntry[] };
