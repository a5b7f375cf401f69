import { Outlet, useRouterState } from "@tanstack/react-router";
import type { Account } from "@vitrine/contract";
import { clsx } from "clsx";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useAccount } from "../platform/account.ts";
import { isTwoFactorPending, onTwoFactorFlag } from "../platform/two-factor-flag.ts";
import { useText } from "../platform/use-text.ts";
import { ToastArea } from "../ui/toast-area.tsx";
import { BARE_PATHS, isUnder } from "./access.ts";
import { AccountBars } from "./account-bars.tsx";
import { Header } from "./header.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { ProofHost } from "./proof-host.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useSidebarState } from "./sidebar-state.ts";

function WithNavigation({ account }: { account: Account }) {
  const t = useText("shell");
  const sidebar = useSidebarState();
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-60 -translate-y-20 rounded-md bg-mar px-4 py-2 font-medium text-on-mar no-underline focus:translate-y-0"
      >
        {t("skipToContent")}
      </a>
      <Header account={account} sidebar={sidebar} />
      <Sidebar account={account} state={sidebar} />
      <main
        id="content"
        tabIndex={-1}
        className={clsx(
          "min-h-dvh pt-[66.5px] outline-none transition-[padding] duration-300 ease-out",
          sidebar.isOpen && sidebar.isDesktop ? "pl-[212px]" : "pl-[4rem]",
        )}
      >
        <OfflineBar />
        <AccountBars account={account} />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

/** What surrounds every screen: header and sidebar, or nothing where somebody signs in, owes a second step, or edits; toasts always. */
export function Layout(): ReactNode {
  const account = useAccount();
  const isPending = useSyncExternalStore(onTwoFactorFlag, isTwoFactorPending);
  const isBare = useRouterState({ select: ({ location }) => isUnder(location.pathname, BARE_PATHS) });
  return (
    <>
      {isBare || isPending || !account ? (
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      ) : (
        <WithNavigation account={account} />
      )}
      <ProofHost />
      <ToastArea />
    </>
  );
}
