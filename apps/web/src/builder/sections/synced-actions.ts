import { detachSynced, sectionIdOf } from "@vitrine/document";
import { useContext } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { useAutosave } from "../save/autosave-context.ts";
import { ShownSectionsContext } from "./shown-sections.ts";

export interface SyncedActions {
  /** Goes to where a section is edited, once what was changed here is saved. */
  edit(sectionId: string): Promise<void>;
  /** Makes what a block shows the page's own. */
  detach(blockId: string): void;
}

/** What can be done with a block that shows a section. */
export function useSyncedActions(): SyncedActions {
  const t = useText("sections");
  const editor = useEditor();
  const autosave = useAutosave();
  const shown = useContext(ShownSectionsContext);
  const { synced } = useBuilder();
  return {
    async edit(sectionId) {
      if (await autosave.saveNow()) synced?.edit(sectionId);
      else toast.error({ title: t("notLeft"), desc: t("notLeftText") });
    },
    detach(blockId) {
      const block = editor.store.block(blockId);
      const known = block && shown.known(sectionIdOf(block) ?? "");
      const content = known && known !== "missing" ? known.content : null;
      if (!block || !editor.run(detachSynced(blockId, content)).ok) return void toast.error({ title: t("notDetached") });
      const own = editor.store.children(block.parentId, block.slot).find(({ order }) => order === block.order);
      if (own) editor.select(own.id);
      toast.success({ title: t("detached"), desc: t("detachedText") });
    },
  };
}
