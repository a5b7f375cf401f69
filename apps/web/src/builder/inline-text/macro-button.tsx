import { MOST_MACROS } from "@vitrine/document";
import { UserRoundSearch } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Popover } from "../../ui/popup/popover.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { MacroForm } from "../macros/macro-form.tsx";
import { chosenMacro, countMacros, putMacro } from "./macro-chip.ts";
import { goOnTyping, type TextEditor } from "./text-editor.ts";

/** Puts something that is found out at the visitor's into the text, or changes what the chosen chip shows. */
export function MacroButton({ editor }: { readonly editor: TextEditor }) {
  const t = useText("builder");
  const page = useEditor();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    editor.openForm = () => setOpen(true);
    return () => {
      editor.openForm = null;
    };
  }, [editor]);
  if (editor.view.isDestroyed) return null;
  const existing = chosenMacro(editor);
  const { doc, selection } = editor.view.state;
  const isFull = !existing && countMacros(editor) >= MOST_MACROS;
  const goOn = (): void => goOnTyping(editor);
  const finish = (change: () => void): void => {
    change();
    setOpen(false);
    goOn();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      goOn={goOn}
      trigger={
        <IconButton
          size="sm"
          label={isFull ? t("macro.full", { most: MOST_MACROS }) : t(existing ? "macro.edit" : "macro.open")}
          shortcut="Ctrl Shift D"
          icon={<UserRoundSearch size={16} />}
          isActive={existing !== null}
          aria-disabled={isFull}
        />
      }
    >
      {isFull ? (
        <p className="max-w-64 text-tool">{t("macro.full", { most: MOST_MACROS })}</p>
      ) : (
        <MacroForm
          existing={existing}
          words={existing ? "" : doc.textBetween(selection.from, selection.to, " ", " ").trim().slice(0, 60)}
          language={page.store.page().language}
          onPut={(macro) => finish(() => putMacro(editor, macro))}
          onRemove={() => finish(() => editor.view.dispatch(editor.view.state.tr.deleteSelection()))}
        />
      )}
    </Popover>
  );
}
