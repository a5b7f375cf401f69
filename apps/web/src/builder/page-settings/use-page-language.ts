import { type Language, setPageSettings } from "@vitrine/document";
import { useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useEditor } from "../editor/use-editor.ts";
import { fetchKindWords, fetchMoreKindWords } from "../kind-words/fetch-kind-words.ts";

export interface PageLanguage {
  /** The language that was chosen, while what blocks say in it is being fetched. */
  readonly speaking: Language | null;
  /** Has the page speak it, an operation like any other, once its words are there. */
  speak(language: Language): Promise<void>;
}

/** The language of the page that is being edited, changed. What was chosen last counts, whichever words come first. */
export function usePageLanguage(): PageLanguage {
  const t = useText("builder");
  const editor = useEditor();
  const [speaking, setSpeaking] = useState<Language | null>(null);
  const latest = useRef<Language | null>(null);
  const speak = async (language: Language): Promise<void> => {
    latest.current = language;
    setSpeaking(language);
    try {
      await fetchKindWords(language);
      await fetchMoreKindWords();
      if (latest.current === language) editor.run(setPageSettings({ language }), "page language");
    } catch {
      if (latest.current === language) toast.error({ title: t("chrome.partFailed"), desc: t("chrome.partFailedText") });
    }
    if (latest.current === language) setSpeaking(null);
  };
  return { speaking, speak };
}
