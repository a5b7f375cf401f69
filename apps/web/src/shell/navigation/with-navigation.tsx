import { Outlet } from "@tanstack/react-router";
import type { Account } from "@vitrine/contract";
import { clsx } from "clsx";
import { Suspense } from "react";
import { LegalLinks } from "../../features/legal/index.ts";
import { useText } from "../../platform/language/use-text.ts";
import { AccountBars } from "../bars/account-bars.tsx";
import { OfflineBar } from "../bars/offline-bar.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useSidebarState } from "./sidebar-state.ts";

/** Header and sidebar around the screens of whoever is logged in. */
export function WithNavigation({ account }: { account: Account }) {
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
        <footer className="mx-auto max-w-296 px-4 pt-4 pb-6 desktop:px-8 print:hidden">
          <Suspense>
            <LegalLinks />
          </Suspense>
        </footer>
      </main>
    </>
  );
}
