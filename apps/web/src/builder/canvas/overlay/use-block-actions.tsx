import { blockCatalog } from "@vitrine/blocks";
import {
  ArrowUpFromLine,
  BetweenHorizontalEnd,
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  ListChecks,
  ListPlus,
  LockOpen,
  type LucideIcon,
  PencilLine,
  Scissors,
} from "lucide-react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import type { MenuItem } from "../../../ui/popup/menu.tsx";
import type { NamedPlace } from "../../drag/insert-block.ts";
import { outermost } from "../../editor/outermost.ts";
import { useBlock, useEditorView } from "../../editor/use-editor.ts";
import { useFrame } from "../../frame/frame-view.ts";
import { whyNotPasted, whyNotPastedAt } from "../../keyboard/clipboard.ts";
import type { Command } from "../../keyboard/command-of.ts";
import { COMMAND_PICTURES, type Picture } from "../../keyboard/command-pictures.ts";
import { keptClip } from "../../keyboard/kept-clip.ts";
import { keysText } from "../../keyboard/keys-text.ts";
import { pasteAndSay } from "../../keyboard/paste-and-say.ts";
import { readClipFromMenu } from "../../keyboard/read-clip-from-menu.ts";
import { runCommand, typedProp } from "../../keyboard/run-command.ts";
import { runRefusalText, whyNotRun } from "../../keyboard/why-not-run.ts";
import { refusalText } from "../../placing/refusal-text.ts";
import { useSyncedItems } from "../../sections/use-synced-items.tsx";
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
  const isPicking = useEditorView((view) => view.isPicking);
  const block = useBlock(selectedId);
  const syncedItems = useSyncedItems(isAlone ? block : undefined);
  const control = keyNames.control;
  const command = (name: Command & Picture, label = t(`commands.label.${name}`), Icon: LucideIcon = COMMAND_PICTURES[name]): MenuItem => ({
    label,
    icon: <Icon size={ICON} />,
    shortcut: keysText(name),
    onSelect: () => {
      handle?.window.focus();
      runCommand(name, commands);
    },
    refusedBecause: () => {
      const refusal = whyNotRun(name, commands);
      return refusal && runRefusalText(t, language, refusal);
    },
  });
  const copyOrCut = (event: "copy" | "cut") => () => {
    handle?.window.focus();
    handle?.document.execCommand(event);
  };
  const paste = async (place: NamedPlace | null = null): Promise<void> => {
    void pasteAndSay(commands, await readClipFromMenu(), place);
    handle?.window.focus();
  };
  /** Asked of what was copied last: what else the clipboard holds is not known before somebody pastes. */
  const whyNoPaste = (place: NamedPlace | null) => () => {
    const clip = keptClip(localStorage);
    const refusal = clip && (place ? whyNotPastedAt(editor, clip, place) : whyNotPasted(editor, clip));
    return refusal && refusalText(t, language, refusal);
  };
  const pasteItem: MenuItem = {
    label: t("commands.label.paste"),
    icon: <ClipboardPaste size={ICON} />,
    shortcut: `${control} V`,
    onSelect: () => void paste(),
    refusedBecause: whyNoPaste(null),
  };
  if (!block) return [pasteItem];
  const hasText = handle !== null && typedProp(handle, selectedId) !== null;
  const edit: MenuItem = hasText
    ? command("editText")
    : { label: t("commands.label.editContent"), icon: <PencilLine size={ICON} />, onSelect: () => frame.openTab("content") };
  const pasteBefore: MenuItem = {
    label: t("commands.label.pasteBefore"),
    icon: <BetweenHorizontalEnd size={ICON} />,
    onSelect: () => void paste("before"),
    refusedBecause: whyNoPaste("before"),
  };
  const pasteInside: MenuItem = {
    label: t("commands.label.pasteInside"),
    icon: <ListPlus size={ICON} />,
    onSelect: () => void paste("inside"),
    refusedBecause: whyNoPaste("inside"),
  };
  const pick: MenuItem = {
    label: t("commands.label.pick"),
    icon: <ListChecks size={ICON} />,
    onSelect: () => {
      editor.look({ isPicking: true });
      announcer.say("canvas.say.picking");
    },
  };
  const isLocked = outermost(editor.store, editor.view.selection).every((id) => editor.store.block(id)?.locked);
  const hasInside = Object.keys(blockCatalog.get(block.kind)?.slots ?? {}).length > 0;
  return [
    ...(isAlone ? [edit] : []),
    command("duplicate"),
    command("wrap"),
    {
      label: t("commands.label.keep"),
      icon: <BookmarkPlus size={ICON} />,
      onSelect: () => frame.open({ type: "keep", subject: outermost(editor.store, editor.view.selection) }),
    },
    ...syncedItems,
    "separator",
    { label: t("commands.label.copy"), icon: <Copy size={ICON} />, shortcut: `${control} C`, onSelect: copyOrCut("copy") },
    { label: t("commands.label.cut"), icon: <Scissors size={ICON} />, shortcut: `${control} X`, onSelect: copyOrCut("cut") },
    pasteItem,
    ...(isAlone ? [pasteBefore] : []),
    ...(isAlone && hasInside ? [pasteInside] : []),
    command("copyStyle"),
    command("pasteStyle"),
    "separator",
    command("move"),
    command("moveTo"),
    command("out", t("commands.label.selectParent"), ArrowUpFromLine),
    ...(isPicking ? [] : [pick]),
    "separator",
    ...(isAlone ? [command("rename")] : []),
    command("hide"),
    command("lock", t(isLocked ? "commands.label.unlock" : "commands.label.lock"), isLocked ? LockOpen : undefined),
    "separator",
    { ...command("remove"), isDangerous: true },
  ];
}
