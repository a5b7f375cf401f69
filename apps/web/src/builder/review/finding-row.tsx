import type { Finding } from "@vitrine/checks";
import { ChevronRight } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useEditor } from "../editor/use-editor.ts";
import { findingWords } from "./finding-words.ts";

/** One finding in the list: pressing it leads to where it is mended. */
export function FindingRow({ finding, go }: { readonly finding: Finding; readonly go: (() => void) | null }) {
  const t = useText("review");
  const language = useLanguage();
  const editor = useEditor();
  const { title, advice, place } = findingWords(finding, editor.store, language, t);
  const words = (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="text-tool font-medium text-ink wrap-anywhere">{title}</span>
      {place === "" ? null : <span className="text-caption text-ink-faint wrap-anywhere">{place}</span>}
      <span className="text-caption text-pretty text-ink-soft wrap-anywhere">{advice}</span>
    </span>
  );
  if (!go) return <li className="px-2 py-2">{words}</li>;
  return (
    <li>
      <button
        type="button"
        onClick={go}
        className="group flex w-full items-center gap-2 rounded-md px-2 py-2 text-left transition-colors duration-150 ease-out hover:bg-hover active:bg-pressed"
      >
        {words}
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-faint group-hover:text-ink" />
      </button>
    </li>
  );
}
