import type { QueryClient } from "@tanstack/react-query";
import { createRouter, redirect } from "@tanstack/react-router";
import { accountQuery } from "../platform/account.ts";
import { showLanguage } from "../platform/i18n.ts";
import { rootRoute } from "../platform/root-route.tsx";
import { redirectFor } from "./access.ts";
import { Crash } from "./crash.tsx";
import { Layout } from "./layout.tsx";
import { NotFound } from "./not-found.tsx";
import { ROUTES } from "./slices.ts";

/** Every screen by its path, and who may see it. */
export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: rootRoute.addChildren([...ROUTES]),
    context: {
      queryClient,
      Layout,
      async admit(pathname) {
        const account = await queryClient.ensureQueryData(accountQuery);
        const elsewhere = redirectFor(pathname, account);
        if (elsewhere) throw redirect({ to: elsewhere, replace: true });
        if (account) await showLanguage(account.language);
      },
    },
    defaultPreload: "intent",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Crash,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
