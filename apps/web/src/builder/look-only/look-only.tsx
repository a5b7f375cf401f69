import { BREAKPOINT_PREVIEW_WIDTH, BREAKPOINTS, type Breakpoint } from "@vitrine/document";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { useRoom } from "../canvas/frame/use-room.ts";
import type { PreviewedPage } from "../preview/preview-page.ts";

/** Pixels under which a window is a telephone's, and shows what there is as one does. */
const NARROW_WINDOW = 600;
/** Pixels that it is laid out in at each width; the widest takes more where there is more. */
const WIDTHS: Readonly<Record<Breakpoint, number>> = { base: 1120, ...BREAKPOINT_PREVIEW_WIDTH };
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
          <div className="flex min-h-0 flex-1 bg-sunken p-3 pb-0 desktop:p-4 desktop:pb-0">
            <Frame html={shown.html} title={what === "page" ? t("preview.frame") : t("lookOnly.sectionFrame")} width={WIDTHS[width]} />
          </div>
        ) : (
          <EmptyState art={art} title={emptyTitle} text={t("lookOnly.empty")} />
        )}
      </main>
    </div>
  );
}

interface FrameProps {
  readonly html: string;
  readonly title: string;
  readonly width: number;
}

/** As visitors would get it, to be scrolled through; what is wider than the room there is gets scaled down. Nothing in it runs. */
function Frame({ html, title, width: least }: FrameProps) {
  const [roomRef, room] = useRoom();
  const width = room && least === WIDTHS.base ? Math.max(least, room.width) : least;
  const scale = room ? Math.min(1, room.width / width) : 1;
  return (
    <div ref={roomRef} className="relative min-h-0 flex-1 overflow-hidden">
      {room ? (
        /* Without scripts, the page's own origin grants it nothing but our fonts. */
        <iframe
          title={title}
          sandbox="allow-same-origin"
          srcDoc={html}
          className="absolute top-0 left-1/2 rounded-t-md border-0 bg-raised shadow-float scheme-light"
          style={{
            width,
            height: Math.round(room.height / scale),
            marginLeft: -(width * scale) / 2,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
        />
      ) : null}
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
