import { Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { runCommand } from "../keyboard/run-command.ts";
import { withinZoom } from "./zoom-steps.ts";

/** How much of a zoom one pixel of a wheel, or of two fingers on a touchpad, is. */
const PER_PIXEL = 0.01;
/** The most that one turn of a wheel counts, in pixels: mice send a hundred at a time. */
const MOST_PIXELS = 25;

const BUTTON =
  "grid size-6 place-items-center rounded-sm text-ink-soft transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:size-8";

export interface ZoomSwitchProps {
  readonly handle: CanvasHandle;
  /** Screen pixels for one of the page's. */
  readonly scale: number;
}

/** How large the page is shown, by buttons, by the wheel with Control held, and by two fingers on a touchpad. */
export function ZoomSwitch({ handle, scale }: ZoomSwitchProps) {
  const t = useText("builder");
  const { commands } = useCanvasWorld();
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    // Else the browser would zoom the whole editor.
    event.preventDefault();
    const pixels = Math.max(-MOST_PIXELS, Math.min(event.deltaY, MOST_PIXELS));
    commands.frame.zoomTo(withinZoom(handle.scale * (1 - pixels * PER_PIXEL)));
  });
  useEffect(() => {
    const ending = new AbortController();
    const room = handle.frame.parentElement;
    for (const place of [handle.window, room]) {
      place?.addEventListener("wheel", (event) => onWheel(event as WheelEvent), { signal: ending.signal, passive: false });
    }
    return () => ending.abort();
  }, [handle]);
  return (
    <fieldset className="flex items-center" aria-label={t("zoom.title")}>
      <button type="button" className={BUTTON} aria-label={t("commands.label.zoomOut")} onClick={() => runCommand("zoomOut", commands)}>
        <Minus size={13} aria-hidden="true" />
      </button>
      <button
        type="button"
        title={t("commands.label.zoomFit")}
        aria-label={t("zoom.fitFrom", { percent: Math.round(scale * 100) })}
        className="tabular h-6 w-11 rounded-sm text-center text-ink-soft transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:h-8"
        onClick={() => runCommand("zoomFit", commands)}
      >
        {Math.round(scale * 100)}%
      </button>
      <button type="button" className={BUTTON} aria-label={t("commands.label.zoomIn")} onClick={() => runCommand("zoomIn", commands)}>
        <Plus size={13} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
