import { copyFragment, type PageDocument } from "@vitrine/document";
import { useState } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useIsShown } from "../../platform/use-is-shown.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useBuilder } from "../builder-context.ts";
import { blockName } from "../editor/block-name.ts";
import type { Editor } from "../editor/editor.ts";
import { useEditor } from "../editor/use-editor.ts";
import { type KeepSubject, useFrame } from "../frame/frame-view.ts";
import type { KeepOutcome, Keepsake } from "./block-library.ts";

/** The most characters a template's name may have. */
export const KEPT_NAME_MOST = 60;

export interface Keeping {
  readonly name: string;
  readonly isBusy: boolean;
  /** What is wrong with the name, and why nothing was kept; empty while all is well. */
  readonly nameError: string;
  readonly failure: string;
  rename(name: string): void;
  /** Keeps it, and says so. */
  submit(): Promise<void>;
}

/**
 * Keeps the page, or blocks of it, as a template under a name. What was typed stays when that fails. Who has turned
 * to something else meanwhile is told what became of it, and stays where they are: `onKept` is not called any more.
 */
export function useKeeping(subject: KeepSubject, onKept: () => void): Keeping {
  const t = useText("library");
  const editor = useEditor();
  const frame = useFrame();
  const language = useLanguage();
  const { library, pageTitle } = useBuilder();
  const [name, setName] = useState(() => {
    const [first] = subject === "page" ? [] : subject.flatMap((id) => editor.store.block(id) ?? []);
    return (subject === "page" ? pageTitle : first ? blockName(first, language) : "").slice(0, KEPT_NAME_MOST);
  });
  const [isBusy, setBusy] = useState(false);
  const [nameError, setNameError] = useState("");
  const [failure, setFailure] = useState("");
  const isShown = useIsShown();
  const submit = async (): Promise<void> => {
    setFailure("");
    if (name.trim() === "") return setNameError(t("nameMissing"));
    const keepsake = keepsakeOf(editor, subject, name.trim());
    if (!keepsake) return setFailure(t("nothingToKeep"));
    setBusy(true);
    const outcome = await library
      .keep(keepsake)
      .catch((error: unknown): KeepOutcome => ({ kind: "refused", message: error instanceof Error ? error.message : "" }));
    setBusy(false);
    if (outcome.kind === "refused") {
      const why = outcome.message || t("noAnswer");
      return isShown.current ? setFailure(why) : void toast.error({ title: t("notKept"), desc: why });
    }
    toast.success({ title: t("kept"), desc: t(subject === "page" ? "keptPage" : "keptSection") });
    frame.kept();
    if (isShown.current) onKept();
  };
  return {
    name,
    isBusy,
    nameError,
    failure,
    submit,
    rename: (next) => {
      setName(next);
      setNameError("");
    },
  };
}

function keepsakeOf(editor: Editor, subject: KeepSubject, name: string): Keepsake | null {
  if (subject === "page") {
    const document: PageDocument = editor.store.toDocument();
    return { kind: "page", name, document };
  }
  const ids = subject.filter((id) => editor.store.block(id));
  return ids.length === 0 ? null : { kind: "section", name, fragment: copyFragment(editor.store, ids) };
}
