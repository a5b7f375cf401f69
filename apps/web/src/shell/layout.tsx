import { Outlet, rootRouteId, useRouterState } from "@tanstack/react-router";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useAccount } from "../platform/person/account.ts";
import { isTwoFactorPending, onTwoFactorFlag } from "../platform/person/two-factor-flag.ts";
import { ToastArea } from "../ui/feedback/toast-area.tsx";
import { BARE_PATHS, isUnder } from "./access/access.ts";
import { LoadingScreen } from "./loading-screen.tsx";
import { LogInAgainHost } from "./log-in-again-host.tsx";
import { Navigation } from "./navigation/navigation.tsx";
import { ProofHost } from "./proof-host.tsx";

/** What surrounds every screen: header and sidebar, or nothing where somebody signs in, owes a second step, or edits; toasts always. */
export function Layout(): ReactNode {
  const account = useAccount();
  const isPending = useSyncExternalStore(onTwoFactorFlag, isTwoFactorPending);
  const isBare = useRouterState({
    select({ matches, location }) {
      // By the screen in sight, not by the one that is asked for: a form that somebody leaves must not begin anew around it.
      const screen = matches.at(-1);
      return isUnder(screen && screen.routeId !== rootRouteId ? screen.pathname : location.pathname, BARE_PATHS);
    },
  });
  return (
    <>
      {isBare || isPending || !account ? (
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      ) : (
        <Suspense fallback={<LoadingScreen />}>
          <Navigation account={account} />
        </Suspense>
      )}
      <ProofHost />
      <LogInAgainHost />
      <ToastArea />
    </>
  );
}
