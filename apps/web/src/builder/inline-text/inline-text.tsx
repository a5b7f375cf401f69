import { useEffect } from "react";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { useEditorView } from "../editor/use-editor.ts";
import { loadLater } from "../load-later.tsx";

const TypingSession = loadLater(async () => (await import("./typing-session.tsx")).TypingSession);

/** Milliseconds after the page is on screen until the text editor is fetched: by then nothing else waits. */
const PRELOAD_MS = 1_500;

/** Lets the person type on the canvas. */
export function InlineText() {
  const canvas = useCanvasHandle();
  const editing = useEditorView((view) => view.editing);
  const isReady = canvas !== null;
  useEffect(() => {
    if (!isReady) return undefined;
    // A failure shows when the part is wanted, and is tried again then.
    const timer = setTimeout(() => void TypingSession.preload().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  if (!canvas || !editing) return null;
  return <TypingSession key={`${editing.blockId} ${editing.prop}`} canvas={canvas} blockId={editing.blockId} prop={editing.prop} />;
}
