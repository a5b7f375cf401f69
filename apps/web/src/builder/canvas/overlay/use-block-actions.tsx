import { ArrowUpFromLine, ClipboardPaste, Copy, CopyPlus, Move, PencilLine, Scissors, Trash2 } from "lucide-react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import type { MenuItem } from "../../../ui/popup/menu.tsx";
import { whyNotDuplicated } from "../../editor/duplicate-selection.ts";
import { useBlock, useEditorView } from "../../editor/use-editor.ts";
import type { Command } from "../../keyboard/command-of.ts";
import { pasteAndSay } from "../../keyboard/paste-and-say.ts";
import { runCommand, typedProp } from "../../keyboard/run-command.ts";
import { readClipFromMenu } from "../../keyboard/system-clipboard.ts";
import { refusalText } from "../../placing/refusal-text.ts";
import { useCanvasWorld } from "../canvas-provider.tsx";
import { keyNames } from "./key-names.ts";

const ICON = 16;

/** What can be done with the selected blocks, as menu items. */
export function useBlockActions(): readonly (MenuItem | "separator")[] {
  const t = useText("builder");
  const language = useLanguage();
  const { handle, commands } = useCanvasWorld();
  const { editor, announcer } = commands;
  const selectedId = useEditorView((view) => view.selection.at(-1) ?? "");
  const block = useBlock(selectedId);
  const hasText = handle !== null && typedProp(handle, selectedId) !== null;
  const control = keyNames.control;
  const run = (command: Command) => () => {
    handle?.window.focus();
    runCommand(command, commands);
  };
  const copyOrCut = (event: "copy" | "cut") => () => {
    handle?.window.focus();
    handle?.document.execCommand(event);
  };
  const paste = async (): Promise<void> => {
    pasteAndSay(editor, announcer, await readClipFromMenu());
    handle?.window.focus();
  };
  const pasteItem: MenuItem = {
    label: t("canvas.menu.paste"),
    icon: <ClipboardPaste size={ICON} />,
    shortcut: `${control} V`,
    onSelect: () => void paste(),
  };
  if (!block) return [pasteItem];
  const editItem: MenuItem = {
    label: t("canvas.menu.editText"),
    icon: <PencilLine size={ICON} />,
    shortcut: "Enter",
    onSelect: run("editText"),
  };
  return [
    ...(hasText ? [editItem] : []),
    {
      label: t("canvas.menu.duplicate"),
      icon: <CopyPlus size={ICON} />,
      shortcut: `${control} D`,
      onSelect: run("duplicate"),
      refusedBecause: () => {
        const refusal = whyNotDuplicated(editor);
        return refusal && refusalText(t, language, refusal);
      },
    },
    { label: t("canvas.menu.copy"), icon: <Copy size={ICON} />, shortcut: `${control} C`, onSelect: copyOrCut("copy") },
    { label: t("canvas.menu.cut"), icon: <Scissors size={ICON} />, shortcut: `${control} X`, onSelect: copyOrCut("cut") },
    pasteItem,
    "separator",
    { label: t("canvas.menu.move"), icon: <Move size={ICON} />, shortcut: "M", onSelect: run("move") },
    { label: t("canvas.menu.selectParent"), icon: <ArrowUpFromLine size={ICON} />, shortcut: "Esc", onSelect: run("out") },
    "separator",
    { label: t("canvas.menu.delete"), icon: <Trash2 size={ICON} />, shortcut: "Del", isDangerous: true, onSelect: run("remove") },
  ];
}
