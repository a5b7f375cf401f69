import { Link, useRouterState } from "@tanstack/react-router";
import type { Account } from "@vitrine/contract";
import { clsx } from "clsx";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Tooltip } from "../../ui/popup/tooltip.tsx";
import { isUnder } from "../access/access.ts";
import { ENTRIES, visibleEntries } from "./nav-entries.ts";
import type { SidebarState } from "./sidebar-state.ts";

/** Where one can go: 212 px with words, a 4 rem rail without. */
export function Sidebar({ account, state }: { account: Account; state: SidebarState }) {
  const t = useText("shell");
  const language = useLanguage();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOver = state.isOpen && !state.isDesktop;
  return (
    <>
      {isOver ? (
        <button
          type="button"
          aria-label={t("closeMenu")}
          onClick={state.leave}
          className="fixed inset-0 top-[66.5px] z-20 cursor-default bg-scrim"
        />
      ) : null}
      <nav
        id="sidebar"
        aria-label={t("mainMenu")}
        className={clsx(
          "fixed top-[66.5px] bottom-0 left-0 z-20 overflow-x-hidden overflow-y-auto border-r border-line bg-paper px-2.5 py-3 transition-[width] duration-300 ease-out",
          state.isOpen ? "w-[212px]" : "w-[4rem]",
          isOver && "shadow-float",
        )}
      >
        <ul className="flex flex-col gap-0.5">
          {visibleEntries(ENTRIES, account).map(({ words, to, icon: Icon, alsoActiveOn = [] }) => {
            const isActive = to === "/" ? pathname === "/" : isUnder(pathname, [to, ...alsoActiveOn]);
            const link = (
              <Link
                to={to}
                aria-current={isActive ? "page" : undefined}
                onClick={state.leave}
                className={clsx(
                  "flex h-10 items-center gap-3 overflow-hidden rounded-md px-3 text-tool whitespace-nowrap no-underline transition-colors duration-150 focus-visible:-outline-offset-2 pointer-coarse:h-11",
                  isActive ? "bg-mar-soft font-semibold text-mar" : "font-medium text-ink-soft hover:bg-hover hover:text-ink",
                )}
              >
                <Icon size={19} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                <span className={clsx("transition-opacity duration-300", state.isOpen ? "opacity-100" : "opacity-0")}>
                  {words[language]}
                </span>
              </Link>
            );
            return (
              <li key={to}>
                {state.isOpen ? (
                  link
                ) : (
                  <Tooltip label={words[language]} side="right">
                    {link}
                  </Tooltip>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
