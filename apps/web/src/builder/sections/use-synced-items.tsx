import { type BlockRecord, isSyncedCopy, PAGE_ID, sectionIdOf } from "@vitrine/document";
import { PencilLine, RefreshCw, Unlink } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import type { MenuItem } from "../../ui/popup/menu.tsx";
import { useBuilder } from "../builder-context.ts";
import { blockName } from "../editor/block-name.ts";
import { useFrame } from "../frame/frame-view.ts";
import { useKnownSection } from "./shown-sections.ts";
import { useSyncedActions } from "./synced-actions.ts";

const ICON = 16;

/** What can be done with a block that shows a synced section, or with a section that may become one. */
export function useSyncedItems(block: BlockRecord | undefined): readonly MenuItem[] {
  const t = useText("builder");
  const language = useLanguage();
  const frame = useFrame();
  const { synced, isSection } = useBuilder();
  const sectionId = (block && sectionIdOf(block)) ?? "";
  const known = useKnownSection(sectionId);
  const { edit, detach } = useSyncedActions();
  if (!synced?.mayEdit || !block || isSection || block.parentId !== PAGE_ID) return [];
  if (isSyncedCopy(block)) {
    const editItem: MenuItem = {
      label: t("commands.synced.edit"),
      icon: <PencilLine size={ICON} />,
      onSelect: () => void edit(sectionId),
    };
    const detachItem: MenuItem = { label: t("commands.synced.detach"), icon: <Unlink size={ICON} />, onSelect: () => detach(block.id) };
    return known === "missing" ? [detachItem] : [editItem, detachItem];
  }
  if (block.kind !== "section") return [];
  const make = (): void => frame.open({ type: "synced", what: "make", id: block.id, name: blockName(block, language) });
  return [{ label: t("commands.synced.make"), icon: <RefreshCw size={ICON} />, onSelect: make }];
}
