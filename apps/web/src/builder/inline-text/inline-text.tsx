import { lazy, Suspense } from "react";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { useEditorView } from "../editor/use-editor.ts";

const TypingSession = lazy(async () => ({ default: (await import("./typing-session.tsx")).TypingSession }));

/** Lets the person type on the canvas; the text editor is fetched with the first words typed. */
export function InlineText() {
  const canvas = useCanvasHandle();
  const editing = useEditorView((view) => view.editing);
  if (!canvas || !editing) return null;
  return (
    <Suspense fallback={null}>
      <TypingSession key={`${editing.blockId} ${editing.prop}`} canvas={canvas} blockId={editing.blockId} prop={editing.prop} />
    </Suspense>
  );
}
