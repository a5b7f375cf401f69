import type { WordSearch } from "@vitrine/document";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useEditor } from "../editor/use-editor.ts";
import type { WordPlace } from "./block-words.ts";
import { findOnPage } from "./find-on-page.ts";

/** Where words are found, kept up to date with the page; typing does not wait for it. */
export function useFoundWords({ text, matchesCase, matchesAccents }: WordSearch): readonly WordPlace[] {
  const editor = useEditor();
  const [revision, setRevision] = useState(0);
  useEffect(() => editor.store.subscribeAll(() => setRevision((count) => count + 1)), [editor]);
  const wanted = useDeferredValue(text);
  return useMemo(() => {
    // Read, so that each change of the page asks anew.
    void revision;
    return findOnPage(editor.store, { text: wanted, matchesCase, matchesAccents });
  }, [editor, revision, wanted, matchesCase, matchesAccents]);
}
