import { BREAKPOINTS, type Breakpoint } from "@vitrine/document";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { PageFrame } from "../preview/page-frame.tsx";
import type { PreviewedPage } from "../preview/preview-page.ts";

/** Pixels under which a window is a telephone's, and shows what there is as one does. */
const NARROW_WINDOW = 600;
const ICONS = { base: <Monitor size={16} />, tablet: <Tablet size={16} />, mobile: <Smartphone size={16} /> } as const;

export interface LookOnlyProps {
  readonly title: string;
  /** Leads to where one came from. */
  readonly back: ReactNode;
  /** What else there is to be seen of it. */
  readonly actions: ReactNode;
  /** What it is, and so who changes it; `elsewhere`: a section that is also on pages of others. */
  readonly what: "page" | "section" | "elsewhere";
  /** Said instead where it is not for who somebody is that nothing is changed here. */
  readonly why: ReactNode;
  /** What there is; null where that is nothing yet, as `emptyTitle` says below `art`. */
  readonly shown: PreviewedPage | null;
  readonly emptyTitle: string;
  readonly art: ReactNode;
}

/** In place of the editor for somebody who may not change what it holds: it is there to be looked at, and says who changes it. */
export function LookOnly({ title, back, actions, what, why, shown, emptyTitle, art }: LookOnlyProps) {
  const t = useText("builder");
  const [width, setWidth] = useState<Breakpoint>(() => (window.innerWidth < NARROW_WINDOW ? "mobile" : "base"));
  return (
    <div className="flex h-dvh flex-col bg-paper">
      <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2 desktop:px-3">
        {back}
        <div className="flex min-w-0 flex-1 items-center gap-2.5">
          <h1 className="min-w-0 truncate font-title text-body font-semibold">{title}</h1>
          {/* On a telephone the name has the room: what stands below says as much. */}
          <span className="shrink-0 not-desktop:hidden">
            <StatusBadge tone="neutral">{t("lookOnly.badge")}</StatusBadge>
          </span>
        </div>
        {shown ? (
          <span className="not-desktop:hidden">
            <SegmentedControl
              label={t("header.width")}
              value={width}
              onValueChange={setWidth}
              options={BREAKPOINTS.map((value) => ({ value, label: t(`header.widths.${value}`), icon: ICONS[value] }))}
            />
          </span>
        ) : null}
        <span className="flex items-center justify-end gap-1 desktop:flex-1">{actions}</span>
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        <div className="border-b border-line bg-surface px-3 py-3 *:mb-0 desktop:px-4">
          {why ?? <Notice tone="info">{t(`lookOnly.${what}`)}</Notice>}
        </div>
        {shown ? (
          <div className="flex min-h-0 flex-1 bg-sunken p-3 desktop:p-4">
            <PageFrame html={shown.html} title={what === "page" ? t("preview.frame") : t("lookOnly.sectionFrame")} breakpoint={width} />
          </div>
        ) : (
          <EmptyState art={art} title={emptyTitle} text={t("lookOnly.empty")} />
        )}
      </main>
    </div>
  );
}

/** Until it is there. */
export function LookOnlyComing({ text }: { readonly text: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center px-4">
      <span className="flex items-center gap-3 text-tool text-pretty text-ink-soft">
        <Spinner />
        {text}
      </span>
    </div>
  );
}
