import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { Screen } from "../../ui/screen.tsx";
import { OwnersOnly } from "./owners-only.tsx";
import { SectionsSkeleton } from "./profile/sections-skeleton.tsx";

const PLACES = [
  { id: "profile", to: "/account" },
  { id: "security", to: "/account/security" },
  { id: "keys", to: "/account/keys" },
  { id: "data", to: "/account/data" },
] as const;

/** One's own account: where one is in it, and the way to its other parts. */
export function AccountFrame() {
  const t = useText("accounts");
  const account = useAccount();
  const pathname = useRouterState({ select: ({ location }) => location.pathname.replace(/\/+$/, "") });
  const here = PLACES.find(({ to }) => to === pathname);
  const name = here ? t(`places.${here.id}`) : "";
  useEffect(() => {
    document.title = `${name} · ${t("title")} · Vitrine`;
  }, [name, t]);
  return (
    <Screen title={t("title")}>
      <nav aria-label={t("title")} className="-mx-4 mb-8 overflow-x-auto px-4 [scrollbar-width:none] desktop:mx-0 desktop:px-0">
        <ul className="flex w-max min-w-full gap-1 border-b border-line">
          {PLACES.map(({ id, to }) => (
            <li key={id}>
              <Link
                to={to}
                activeOptions={{ exact: true }}
                className="relative flex h-10 items-center rounded-sm px-3 text-tool whitespace-nowrap text-ink-soft no-underline transition-colors duration-150 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-mar pointer-coarse:h-11"
              >
                {t(`places.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {account?.support && here?.id !== "profile" ? (
        <OwnersOnly />
      ) : (
        <Suspense fallback={<SectionsSkeleton />}>
          <div>
            <Outlet />
          </div>
        </Suspense>
      )}
    </Screen>
  );
}
