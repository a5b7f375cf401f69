import { useEffect, useState } from "react";
import { useEditor } from "../editor/use-editor.ts";
import type { PageWeight } from "./page-weight.ts";
import type { ToScale } from "./weight-messages.ts";

/** The weight of the page as it stands, a moment after each change; null until it has first been weighed. */
export function usePageWeight(title: string): PageWeight | null {
  const editor = useEditor();
  const [weight, setWeight] = useState<PageWeight | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL("./weight-worker.ts", import.meta.url), { type: "module" });
    const tell = (message: ToScale): void => worker.postMessage(message);
    worker.addEventListener("message", ({ data }: MessageEvent<PageWeight>) => setWeight(data));
    tell({ type: "open", document: editor.store.toDocument(), title });
    const unsubscribe = editor.store.subscribeAll((diff) => tell({ type: "changed", diff }));
    return () => {
      unsubscribe();
      worker.terminate();
    };
  }, [editor, title]);
  return weight;
}
