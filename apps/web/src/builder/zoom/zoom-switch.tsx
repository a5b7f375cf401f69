import { Minus, Plus } from "lucide-react";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { runCommand } from "../keyboard/run-command.ts";
import { listenForZoom } from "./listen-for-zoom.ts";

const BUTTON =
  "grid size-6 place-items-center rounded-sm text-ink-soft transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:size-8";

export interface ZoomSwitchProps {
  readonly handle: CanvasHandle;
  /** Screen pixels for one of the page's. */
  readonly scale: number;
}

/** How large the page is shown, by buttons and by gestures. */
export function ZoomSwitch({ handle, scale }: ZoomSwitchProps) {
  const t = useText("builder");
  const { commands } = useCanvasWorld();
  useEffect(
    () =>
      listenForZoom(handle, {
        // What was under the fingers is brought back there once the page has its size.
        to: (wanted) => flushSync(() => commands.frame.zoomTo(wanted)),
        fit: () => runCommand("zoomFit", commands),
      }),
    [handle, commands],
  );
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
