import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Tooltip } from "../../../ui/popup/tooltip.tsx";
import { useEditor, useEditorView } from "../../editor/use-editor.ts";
import { useCanvasWorld } from "../canvas-provider.tsx";
import { HIDDEN_SHOWN_MARK } from "../frame/canvas-marks.ts";
import { HiddenBlocks } from "./hidden-blocks.ts";

/** Says how many blocks are hidden at the width that is shown, and shows them as shadows of themselves on demand. */
export function HiddenNote() {
  const t = useText("builder");
  const editor = useEditor();
  const { handle, commands } = useCanvasWorld();
  const breakpoint = useEditorView((view) => view.breakpoint);
  const [isShown, setShown] = useState(false);
  const hidden = useMemo(() => new HiddenBlocks(editor), [editor]);
  const count = useSyncExternalStore(
    useCallback((listener) => hidden.subscribe(listener), [hidden]),
    () => hidden.at(breakpoint),
  );
  useEffect(() => {
    const root = handle?.document.documentElement;
    if (!root || !isShown) return undefined;
    root.setAttribute(HIDDEN_SHOWN_MARK, "");
    handle.invalidateLayout();
    return () => {
      root.removeAttribute(HIDDEN_SHOWN_MARK);
      handle.invalidateLayout();
    };
  }, [handle, isShown]);
  if (count === 0) return null;
  return (
    <Tooltip label={t("canvas.showHidden")}>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => {
          setShown(!isShown);
          commands.announcer.say(isShown ? "canvas.say.hiddenHidden" : "canvas.say.hiddenShown");
        }}
        className={clsx(
          "tabular flex h-6 shrink-0 items-center gap-1.5 rounded-sm px-1.5 transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:h-8",
          isShown ? "bg-mar-soft text-mar" : "text-ink-soft",
        )}
      >
        {isShown ? <Eye size={13} aria-hidden="true" /> : <EyeOff size={13} aria-hidden="true" />}
        {t("canvas.hiddenHere", { count })}
      </button>
    </Tooltip>
  );
}
