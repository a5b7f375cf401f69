import type { Redirect } from "@vitrine/contract";
import { ArrowRight, SquarePen, Trash2 } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";

/** An address with its accents, for people to read. */
function spoken(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

export interface RedirectRowProps {
  readonly redirect: Redirect;
  /** Whether a page is published at its path. */
  readonly isCovered: boolean;
  /** Left out for whoever only looks. */
  readonly actions?: { readonly onEdit: () => void; readonly onRemove: () => void } | undefined;
}

/** One redirect of the list. */
export function RedirectRow({ redirect: { from, to }, isCovered, actions }: RedirectRowProps) {
  const t = useText("serving");
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 text-tool desktop:grid desktop:grid-cols-2 desktop:gap-x-6">
        <div className="min-w-0">
          <p className="font-medium break-all">{spoken(from)}</p>
          {isCovered ? (
            <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-ink-soft">
              <StatusBadge tone="warning">{t("redirects.covered")}</StatusBadge>
              {t("redirects.coveredText")}
            </p>
          ) : null}
        </div>
        <p className="mt-0.5 flex min-w-0 items-start gap-2 text-ink-soft desktop:mt-0">
          <ArrowRight size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-all">{spoken(to)}</span>
        </p>
      </div>
      {actions ? (
        <div className="flex shrink-0 items-center">
          <IconButton label={t("redirects.editOf", { from })} icon={<SquarePen size={16} />} size="sm" onClick={actions.onEdit} />
          <IconButton label={t("redirects.removeOf", { from })} icon={<Trash2 size={16} />} size="sm" onClick={actions.onRemove} />
        </div>
      ) : null}
    </li>
  );
}
