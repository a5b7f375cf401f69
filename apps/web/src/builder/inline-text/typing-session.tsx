import { type Json, randomId, setProps } from "@vitrine/document";
import { useEffect, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { useEditor } from "../editor/use-editor.ts";
import { KEYS_MARK } from "../keyboard/use-shortcuts.ts";
import { FormatButtons } from "./format-buttons.tsx";
import { startTextEngine, type TextEngine } from "./text-engine.ts";
import { propsWith, textModeOf, valueAt } from "./text-mode.ts";
import { useFloatingPosition } from "./use-floating-position.ts";

export interface TypingSessionProps {
  readonly canvas: CanvasHandle;
  readonly blockId: string;
  readonly prop: string;
}

/**
 * Typing on the canvas, while it lasts: a text editor that owns the element of the words, and its toolbar above.
 * Every change goes into the page at once; the page's history makes one step of each pause.
 */
export function TypingSession({ canvas, blockId, prop }: TypingSessionProps) {
  const t = useText("builder");
  const editor = useEditor();
  const [engine, setEngine] = useState<TextEngine | null>(null);
  const label = t("text.typing");

  useEffect(() => {
    const block = editor.store.block(blockId);
    const mode = block && textModeOf(block.kind, prop);
    const element = canvas.editableOf(blockId, prop);
    const end = (): void => {
      if (editor.view.editing?.blockId === blockId) editor.look({ editing: null });
      // Not the frame: Tab would lead through the page's own links and fields.
      canvas.frame.closest<HTMLElement>(`[${KEYS_MARK}]`)?.focus({ preventScroll: true });
    };
    if (!block || !mode || !element) {
      editor.look({ editing: null });
      return undefined;
    }
    canvas.setFrozen(blockId, true);
    // Words typed in two goes are two steps to undo, however quickly one follows the other.
    const step = `typing ${randomId()}`;
    const current = (): Json | undefined => valueAt(editor.store.block(blockId)?.props ?? {}, prop);
    canvas.window.focus();
    const started = startTextEngine({
      element,
      mode,
      value: current(),
      label,
      isFocused: true,
      onChange: (value) => {
        const props = editor.store.block(blockId)?.props;
        if (!props) return;
        const result = editor.run(setProps(blockId, propsWith(props, prop, value as unknown as Json)), step);
        if (!result.ok) started.show(current());
        canvas.invalidateLayout();
      },
      onEnd: end,
      onUndo: () => editor.undo(),
      onRedo: () => editor.redo(),
    });
    setEngine(started);
    const unsubscribe = editor.store.subscribe(blockId, () => started.show(current()));
    return () => {
      unsubscribe();
      setEngine(null);
      started.destroy();
      canvas.setFrozen(blockId, false);
    };
  }, [canvas, editor, blockId, prop, label]);

  const position = useFloatingPosition(canvas, blockId, prop);
  if (!engine || !position) return null;
  return (
    <fieldset
      aria-label={label}
      className="on-ink fixed z-30 rounded-lg border border-line bg-raised p-1 text-ink shadow-float"
      style={{ left: position.left, top: position.top, transform: position.isBelow ? undefined : "translateY(-100%)" }}
    >
      <FormatButtons editor={engine.editor} />
    </fieldset>
  );
}
