import type { Json } from "@vitrine/document";
import { useEffect, useRef, useState } from "react";
import { controlClass } from "../../ui/field/control-class.ts";
import { useEditor } from "../editor/use-editor.ts";
import { FormatButtons } from "./format-buttons.tsx";
import { startTextEngine, type TextEngine } from "./text-engine.ts";
import type { TextMode } from "./text-mode.ts";

export interface TextBoxProps {
  readonly label: string;
  readonly mode: TextMode;
  readonly value: Json | undefined;
  onChange(next: Json): void;
}

/** Formatted words, typed in a panel. */
export function TextBox({ label, mode, value, onChange }: TextBoxProps) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [engine, setEngine] = useState<TextEngine | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const started = startTextEngine({
      element,
      mode,
      label,
      value: latest.current.value,
      isFocused: false,
      onChange: (next) => latest.current.onChange(next as unknown as Json),
      onEnd: () => element.blur(),
      onUndo: () => editor.undo(),
      onRedo: () => editor.redo(),
    });
    setEngine(started);
    return () => {
      setEngine(null);
      started.destroy();
    };
  }, [editor, mode, label]);

  useEffect(() => engine?.show(value), [engine, value]);

  return (
    <div className="flex flex-col gap-1">
      <div
        ref={place}
        className={`${controlClass(false)} px-2.5 py-1.5 text-tool [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-mar [&_bdi]:cursor-pointer [&_bdi]:rounded-sm [&_bdi]:bg-mar-soft [&_bdi]:px-1 [&_bdi]:text-mar ${mode === "rich" ? "min-h-24" : "min-h-8"}`}
      />
      {engine ? <FormatButtons editor={engine.editor} /> : null}
    </div>
  );
}
