import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { type AccountSearch, readAccountSearch } from "./account-search.ts";

const loader = () => loadMessages("admin", "billing", "security");

/** Running the platform: other people's accounts, the plan table, where sites can be. No sidebar entry: the logo leads here. */
export const adminSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/admin",
      validateSearch: (search: Record<string, unknown>): AccountSearch => readAccountSearch(search),
      loader,
      component: lazyScreen(async () => (await import("./accounts-screen.tsx")).AccountsScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/admin/plans",
      loader,
      component: lazyScreen(async () => (await import("./plans-screen.tsx")).PlansScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/admin/regions",
      loader,
      component: lazyScreen(async () => (await import("./regions/regions-screen.tsx")).RegionsScreen),
    }),
  ],
} as const;
