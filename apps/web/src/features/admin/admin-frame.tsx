import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Screen } from "../../ui/screen.tsx";

const TAB =
  "-mb-px border-b-2 border-transparent px-3 py-2.5 text-tool text-ink-soft no-underline transition-colors duration-150 hover:text-ink aria-[current=page]:border-mar aria-[current=page]:font-medium aria-[current=page]:text-ink";

/** What surrounds the screens of administration. */
export function AdminFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useText("admin");
  return (
    <Screen title={t("title")} lead={t("lead")} action={action}>
      <nav aria-label={t("title")} className="mb-6 flex gap-1 border-b border-line">
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }} className={TAB}>
          {t("accounts")}
        </Link>
        <Link to="/admin/plans" className={TAB}>
          {t("plans")}
        </Link>
        <Link to="/admin/regions" className={TAB}>
          {t("regions")}
        </Link>
      </nav>
      {children}
    </Screen>
  );
}
