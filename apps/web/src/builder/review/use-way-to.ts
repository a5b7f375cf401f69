import type { Finding } from "@vitrine/checks";
import { isSyncedCopy, lockOf, PAGE_ID } from "@vitrine/document";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { type DrawerTab, useFrame } from "../frame/frame-view.ts";

/** The tab in which a block's finding is mended: most in its content. */
function tabOf({ code, field }: Finding): DrawerTab {
  if (code === "contrast_low") return "style";
  return field === "anchor" ? "advanced" : "content";
}

/** How one gets to where a finding is mended; null for one that is mended all over the page. */
export function useWayTo(): (finding: Finding) => (() => void) | null {
  const editor = useEditor();
  const canvas = useCanvasHandle();
  const frame = useFrame();
  return (finding) => {
    const { code, field, values } = finding;
    const found = finding.blockId;
    if (found !== undefined) {
      return () => {
        // As it is by then: a finding stays in sight while its block is locked.
        const lock = lockOf(editor.store, found);
        // What is in a synced section is reached by the block that shows it.
        const blockId = lock && isSyncedCopy(lock) ? lock.id : found;
        editor.select(blockId);
        canvas?.reveal(blockId);
        const isMendedInField = field !== undefined && !lock;
        frame.showTab(tabOf(finding));
        // Where there is no room beside the page, what has no field to go to is seen without a panel over it.
        frame.openSheet(isMendedInField ? "right" : null);
        if (isMendedInField) frame.want({ ownerId: blockId, field });
      };
    }
    if (code === "empty_page") return () => frame.showLeft("sections");
    if (field === undefined || field === "weightBudget") return null;
    return () => {
      frame.showLeft("page");
      // Of the page's code there are several pieces.
      const place = field === "code" ? values?.place : undefined;
      frame.want({ ownerId: PAGE_ID, field: place === undefined ? field : `code.${place}.code` });
    };
  };
}
