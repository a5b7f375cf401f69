import { createRoute, redirect } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { type LeadSearch, readLeadSearch } from "./lead-search.ts";

export const leadsSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/leads",
      beforeLoad: (): void => {
        throw redirect({ href: "/leads/form", replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/leads/form",
      validateSearch: (search: Record<string, unknown>): LeadSearch => readLeadSearch(search),
      loader: () => loadMessages("leads"),
      component: lazyScreen(async () => (await import("./leads-screen.tsx")).LeadsScreen),
    }),
  ],
} as const;
