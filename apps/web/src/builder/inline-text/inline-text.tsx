import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { useEditorView } from "../editor/use-editor.ts";
import { loadLater } from "../load-later.tsx";

const TypingSession = loadLater(async () => (await import("./typing-session.tsx")).TypingSession);

/** Lets the person type on the canvas. */
export function InlineText() {
  const canvas = useCanvasHandle();
  const editing = useEditorView((view) => view.editing);
  if (!canvas || !editing) return null;
  return <TypingSession key={`${editing.blockId} ${editing.prop}`} canvas={canvas} blockId={editing.blockId} prop={editing.prop} />;
}
