import { keptKindWords } from "virtual:kept-kind-words";
import { type DocumentDiff, PAGE_ID } from "@vitrine/document";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useBuilder } from "../../builder-context.ts";
import type { Editor } from "../../editor/editor.ts";
import { useEditor } from "../../editor/use-editor.ts";
import { onFirstSign } from "../../use-preloaded-parts.ts";
import type { ToScale } from "./weight-messages.ts";
import type { PageWeight } from "./weight-verdict.ts";

const WeightContext = createContext<PageWeight | null>(null);

/** The weight of the page as it stands, a moment after each change; null until it has first been weighed. */
export function usePageWeight(): PageWeight | null {
  return useContext(WeightContext);
}

/** Weighs the page once for everybody who shows its weight, from the first sign of somebody on. */
export function PageWeightProvider({ children }: { readonly children: ReactNode }) {
  const editor = useEditor();
  const { pageTitle: title } = useBuilder();
  const [weight, setWeight] = useState<PageWeight | null>(null);
  // Whoever weighs needs what publishes a page, and nobody looks at the weight before somebody is there.
  useEffect(() => {
    let end = (): void => undefined;
    const giveUp = onFirstSign(() => {
      end = weigh(editor, title, setWeight);
    });
    return () => {
      giveUp();
      end();
    };
  }, [editor, title]);
  return <WeightContext value={weight}>{children}</WeightContext>;
}

/** Tells of the page's weight, from now on until it is ended. */
function weigh(editor: Editor, title: string, tell: (weight: PageWeight) => void): () => void {
  const worker = new Worker(new URL("./weight-worker.ts", import.meta.url), { type: "module" });
  const send = (message: ToScale): void => worker.postMessage(message);
  worker.addEventListener("message", ({ data }: MessageEvent<PageWeight>) => tell(data));
  send({ type: "open", document: editor.store.toDocument(), title, words: keptKindWords() });
  const unsubscribe = editor.store.subscribeAll((diff) => {
    send({ type: "changed", diff, words: isOtherLanguage(diff) ? keptKindWords() : undefined });
  });
  return () => {
    unsubscribe();
    worker.terminate();
  };
}

function isOtherLanguage(diff: DocumentDiff): boolean {
  const [before, after] = diff[PAGE_ID] ?? [];
  return after?.type === "page" && (before?.type !== "page" || before.language !== after.language);
}
