import type { QueryClient } from "@tanstack/react-query";
import { createRouter, redirect } from "@tanstack/react-router";
import { giveBackLanguage, showLanguage, textsOf } from "../platform/language/i18n.ts";
import { originsFrom } from "../platform/origins.ts";
import { accountQuery, takeRunOut } from "../platform/person/account.ts";
import { forgetWhoWasHere } from "../platform/person/leave.ts";
import { sessionId } from "../platform/person/session-id.ts";
import { isTwoFactorPending } from "../platform/person/two-factor-flag.ts";
import { isWayOfSomebody, keepWayBack } from "../platform/person/way-back.ts";
import { rootRoute } from "../platform/root-route.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { lazyScreen } from "../ui/lazy/lazy-screen.tsx";
import { BARE_PATHS, isUnder, LEGAL_PATHS, redirectFor } from "./access/access.ts";
import { Crash } from "./crash.tsx";
import { Layout } from "./layout.tsx";
import { Navigation } from "./navigation/navigation.tsx";
import { ROUTES } from "./slices.ts";

/** Every screen by its path, and who may see it. */
export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: rootRoute.addChildren([...ROUTES]),
    context: {
      queryClient,
      Layout,
      async admit({ href, pathname, hash, search }, isPreload) {
        // Beside the question who is here, not after it; where it fails, the screen itself asks again.
        const navigation = sessionId() && !isUnder(pathname, BARE_PATHS) ? Navigation.preload() : null;
        const account = await queryClient.ensureQueryData(accountQuery);
        const elsewhere = redirectFor({ pathname, hash, isTwoFactorPending: isTwoFactorPending() }, account);
        // Known before the way is kept anew: what was found out a moment ago may not have led to the log-in yet.
        const wasHere = isWayOfSomebody();
        if (!account && elsewhere !== null && !isPreload) keepWayBack(href, null);
        // Somebody was here: they are told, and led to the log-in and not to sign up.
        if (elsewhere === "/signup" && !isPreload && (takeRunOut() || sessionId() !== null || wasHere)) {
          forgetWhoWasHere();
          toast.error({ title: textsOf("shell")("sessionEnded.title") });
          throw redirect({ to: "/login", replace: true });
        }
        // Where somebody came from is kept on the way to the form that asks for it.
        if (elsewhere === "/signup") throw redirect({ to: elsewhere, search: originsFrom(search), replace: true });
        if (elsewhere) throw redirect({ to: elsewhere, replace: true });
        // A legal text is read in the language of its address, and only there. Words that do not come stop nobody.
        if (!isPreload && !isUnder(pathname, LEGAL_PATHS)) {
          await (account ? showLanguage(account.language) : giveBackLanguage()).catch(() => undefined);
        }
        await navigation;
      },
    },
    defaultPreload: "intent",
    defaultNotFoundComponent: lazyScreen(async () => (await import("./not-found.tsx")).NotFound),
    defaultErrorComponent: Crash,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
