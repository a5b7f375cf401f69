import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { type DomainSearch, readDomainSearch } from "./domain-search.ts";

export const domainsSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/dns",
      validateSearch: (search: Record<string, unknown>): DomainSearch => readDomainSearch(search),
      loader: () => loadMessages("domains", "billing"),
      component: lazyScreen(async () => (await import("./domains-screen.tsx")).DomainsScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/dns/$domainId",
      loader: () => loadMessages("domains"),
      component: lazyScreen(async () => (await import("./domain-screen.tsx")).DomainScreen),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/dns/images/$domainId",
      loader: () => loadMessages("domains"),
      component: lazyScreen(async () => (await import("./images/image-domain-screen.tsx")).ImageDomainScreen),
    }),
  ],
} as const;
