import { blockCatalog } from "@vitrine/blocks";
import {
  ArrowUpFromLine,
  BetweenHorizontalEnd,
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Group,
  ListPlus,
  Move,
  PaintBucket,
  PaintRoller,
  PencilLine,
  Scissors,
  Trash2,
} from "lucide-react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import type { MenuItem } from "../../../ui/popup/menu.tsx";
import type { NamedPlace } from "../../drag/insert-block.ts";
import { whyNotDuplicated } from "../../editor/duplicate-selection.ts";
import { outermost } from "../../editor/outermost.ts";
import { useBlock, useEditorView } from "../../editor/use-editor.ts";
import { whyNotWrapped } from "../../editor/wrap-selection.ts";
import { useFrame } from "../../frame/frame-view.ts";
import { whyNotPasted, whyNotPastedAt } from "../../keyboard/clipboard.ts";
import type { Command } from "../../keyboard/command-of.ts";
import { keptClip } from "../../keyboard/kept-clip.ts";
import { pasteAndSay } from "../../keyboard/paste-and-say.ts";
import { runCommand, typedProp } from "../../keyboard/run-command.ts";
import { hasStyle } from "../../keyboard/style-clip.ts";
import { copiedHere, readClipFromMenu } from "../../keyboard/system-clipboard.ts";
import { refusalText } from "../../placing/refusal-text.ts";
import { useCanvasWorld } from "../canvas-provider.tsx";
import { keyNames } from "./key-names.ts";

const ICON = 16;

/** What can be done with the selected blocks, as menu items. */
export function useBlockActions(): readonly (MenuItem | "separator")[] {
  const t = useText("builder");
  const language = useLanguage();
  const frame = useFrame();
  const { handle, commands } = useCanvasWorld();
  const { editor, announcer } = commands;
  const selectedId = useEditorView((view) => view.selection.at(-1) ?? "");
  const isAlone = useEditorView((view) => view.selection.length === 1);
  const block = useBlock(selectedId);
  const control = keyNames.control;
  const run = (command: Command) => () => {
    handle?.window.focus();
    runCommand(command, commands);
  };
  const copyOrCut = (event: "copy" | "cut") => () => {
    handle?.window.focus();
    handle?.document.execCommand(event);
  };
  const paste = async (place: NamedPlace | null = null): Promise<void> => {
    pasteAndSay(editor, announcer, await readClipFromMenu(), place);
    handle?.window.focus();
  };
  /** Asked of what was copied last: what else the clipboard holds is not known before somebody pastes. */
  const whyNoPaste = (place: NamedPlace | null) => () => {
    const clip = keptClip(localStorage);
    const refusal = clip && (place ? whyNotPastedAt(editor, clip, place) : whyNotPasted(editor, clip));
    return refusal && refusalText(t, language, refusal);
  };
  const pasteItem: MenuItem = {
    label: t("canvas.menu.paste"),
    icon: <ClipboardPaste size={ICON} />,
    shortcut: `${control} V`,
    onSelect: () => void paste(),
    refusedBecause: whyNoPaste(null),
  };
  if (!block) return [pasteItem];
  const styleItems: readonly MenuItem[] = [
    {
      label: t("canvas.menu.copyStyle"),
      icon: <PaintRoller size={ICON} />,
      shortcut: `${control} ${keyNames.alt} C`,
      onSelect: run("copyStyle"),
    },
    {
      label: t("canvas.menu.pasteStyle"),
      icon: <PaintBucket size={ICON} />,
      shortcut: `${control} ${keyNames.alt} V`,
      onSelect: run("pasteStyle"),
      refusedBecause: () => (hasStyle(copiedHere()) ? null : t("canvas.say.noStyle")),
    },
  ];
  const hasText = handle !== null && typedProp(handle, selectedId) !== null;
  const edit: MenuItem = hasText
    ? { label: t("canvas.menu.editText"), icon: <PencilLine size={ICON} />, shortcut: "Enter", onSelect: run("editText") }
    : { label: t("canvas.menu.editContent"), icon: <PencilLine size={ICON} />, onSelect: () => frame.openTab("content") };
  const pasteBefore: MenuItem = {
    label: t("canvas.menu.pasteBefore"),
    icon: <BetweenHorizontalEnd size={ICON} />,
    onSelect: () => void paste("before"),
    refusedBecause: whyNoPaste("before"),
  };
  const pasteInside: MenuItem = {
    label: t("canvas.menu.pasteInside"),
    icon: <ListPlus size={ICON} />,
    onSelect: () => void paste("inside"),
    refusedBecause: whyNoPaste("inside"),
  };
  const hasInside = Object.keys(blockCatalog.get(block.kind)?.slots ?? {}).length > 0;
  return [
    ...(isAlone ? [edit] : []),
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
    {
      label: t("canvas.menu.wrap"),
      icon: <Group size={ICON} />,
      shortcut: `${control} G`,
      onSelect: run("wrap"),
      refusedBecause: () => {
        const refusal = whyNotWrapped(editor);
        if (refusal?.reason === "apart") return t("canvas.say.apart");
        return refusal && refusalText(t, language, refusal);
      },
    },
    {
      label: t("canvas.menu.keep"),
      icon: <BookmarkPlus size={ICON} />,
      onSelect: () => frame.open({ type: "keep", subject: outermost(editor.store, editor.view.selection) }),
    },
    "separator",
    { label: t("canvas.menu.copy"), icon: <Copy size={ICON} />, shortcut: `${control} C`, onSelect: copyOrCut("copy") },
    { label: t("canvas.menu.cut"), icon: <Scissors size={ICON} />, shortcut: `${control} X`, onSelect: copyOrCut("cut") },
    pasteItem,
    ...(isAlone ? [pasteBefore] : []),
    ...(isAlone && hasInside ? [pasteInside] : []),
    ...styleItems,
    "separator",
    { label: t("canvas.menu.move"), icon: <Move size={ICON} />, shortcut: "M", onSelect: run("move") },
    { label: t("canvas.menu.selectParent"), icon: <ArrowUpFromLine size={ICON} />, shortcut: "Esc", onSelect: run("out") },
    "separator",
    { label: t("canvas.menu.delete"), icon: <Trash2 size={ICON} />, shortcut: "Del", isDangerous: true, onSelect: run("remove") },
  ];
}
