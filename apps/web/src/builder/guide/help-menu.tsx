import { CircleQuestionMark, Command, Compass, Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { keyNames } from "../canvas/overlay/key-names.ts";
import { useFrame, useFrameView } from "../frame/frame-view.ts";
import { LaterMenu } from "../popups/later-menu.tsx";
import { useAutosave } from "../save/autosave-context.ts";
import { markSeen, seenMark } from "./guide-memory.ts";
import { NEWEST } from "./newest.ts";

/** Explanations: the tour, which begins by itself the first time, and what is new, with a dot until it was seen. */
export function HelpMenu() {
  const t = useText("builder");
  const frame = useFrame();
  const [hasNews, setHasNews] = useState(() => isNews());
  useFirstTour();
  const showNews = (): void => {
    markSeen("news", NEWEST);
    setHasNews(false);
    frame.open({ type: "news" });
  };
  return (
    <LaterMenu
      align="start"
      items={[
        {
          label: t("help.commands"),
          icon: <Command size={16} />,
          shortcut: `${keyNames.control} K`,
          onSelect: () => frame.open({ type: "palette" }),
        },
        { label: t("help.tour"), icon: <Compass size={16} />, onSelect: () => frame.open({ type: "tour" }) },
        { label: hasNews ? t("help.unseenNews") : t("help.news"), icon: <Sparkles size={16} />, onSelect: showNews },
      ]}
      trigger={
        <button
          type="button"
          data-tour="help"
          aria-label={hasNews ? t("help.openWithNews") : t("help.open")}
          title={t("help.open")}
          className="relative flex shrink-0 items-center justify-center gap-1 rounded-md text-caption text-ink-soft transition-colors duration-150 ease-out hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 active:bg-pressed data-popup-open:bg-hover wide:h-13 wide:w-16 wide:flex-col not-wide:size-8 not-wide:pointer-coarse:size-10"
        >
          <span aria-hidden="true" className="relative">
            <CircleQuestionMark size={18} strokeWidth={1.75} />
            {hasNews ? <span className="absolute -top-0.5 -right-1 size-2 rounded-pill bg-manga outline-2 outline-surface" /> : null}
          </span>
          <span className="leading-3.5 not-wide:hidden">{t("help.name")}</span>
        </button>
      }
    />
  );
}

function isNews(): boolean {
  const seen = seenMark("news");
  return seen === null || (seen !== "unknown" && seen < NEWEST);
}

/** Shows the tour to whoever has not seen it, once the page is there and nothing more pressing is on screen. */
function useFirstTour(): void {
  const frame = useFrame();
  const isDrawn = useCanvasHandle() !== null;
  const autosave = useAutosave();
  const isFree = useFrameView((view) => view.opened === null);
  useEffect(() => {
    if (!isDrawn || !isFree || autosave.state.halt !== null || seenMark("tour") !== null) return;
    markSeen("tour");
    // Who is at work already finds it here.
    if (!(document.activeElement instanceof HTMLIFrameElement)) frame.open({ type: "tour" });
  }, [isDrawn, isFree, autosave, frame]);
}
