import { Link } from "@tanstack/react-router";
import type { Account } from "@vitrine/contract";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { TrialNotice } from "../bars/trial-notice.tsx";
import { AccountMenu } from "./account-menu.tsx";
import type { SidebarState } from "./sidebar-state.ts";

/** 66.5 px across the top of every screen with a sidebar. */
export function Header({ account, sidebar }: { account: Account; sidebar: SidebarState }) {
  const t = useText("shell");
  return (
    <header className="fixed inset-x-0 top-0 z-30 flex h-[66.5px] items-center gap-2 border-b border-line bg-paper pr-3 pl-3 desktop:pr-5">
      <IconButton
        label={sidebar.isOpen ? t("foldMenu") : t("openMenu")}
        aria-expanded={sidebar.isOpen}
        aria-controls="sidebar"
        icon={sidebar.isOpen ? <PanelLeftClose size={19} strokeWidth={1.75} /> : <PanelLeftOpen size={19} strokeWidth={1.75} />}
        onClick={sidebar.toggle}
      />
      <Link to={account.isAdmin ? "/admin" : "/"} className="flex rounded-sm no-underline">
        <Wordmark />
      </Link>
      <div className="ml-auto flex items-center gap-2 desktop:gap-3">
        <TrialNotice plan={account.plan} />
        <AccountMenu account={account} />
      </div>
    </header>
  );
}
