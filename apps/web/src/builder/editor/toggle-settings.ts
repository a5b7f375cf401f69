import { type BlockRecord, type DocumentDiff, type Result, setBlockSettings } from "@vitrine/document";
import type { Editor } from "./editor.ts";

/** What was done to some blocks at once, and what the page says to it. */
export interface Toggled {
  /** Whether they are hidden, or locked, from now on. */
  readonly isOn: boolean;
  readonly result: Result<DocumentDiff>;
}

/** Hides blocks at the width being edited, or shows them there again where all of them are hidden: one step to undo. */
export function toggleHidden(editor: Editor, ids: readonly string[]): Toggled | null {
  const { breakpoint } = editor.view;
  return toggle(
    editor,
    ids,
    ({ hiddenAt = [] }) => hiddenAt.includes(breakpoint),
    ({ hiddenAt = [] }, isOn) => {
      const others = hiddenAt.filter((at) => at !== breakpoint);
      return { hiddenAt: isOn ? [...others, breakpoint] : others };
    },
  );
}

/** Locks blocks where and as they are, or frees them where all of them are locked: one step to undo. */
export function toggleLocked(editor: Editor, ids: readonly string[]): Toggled | null {
  return toggle(
    editor,
    ids,
    ({ locked }) => locked === true,
    (_, isOn) => ({ locked: isOn ? true : undefined }),
  );
}

function toggle(
  editor: Editor,
  ids: readonly string[],
  has: (block: BlockRecord) => boolean,
  settings: (block: BlockRecord, isOn: boolean) => Parameters<typeof setBlockSettings>[1],
): Toggled | null {
  const blocks = ids.flatMap((id) => editor.store.block(id) ?? []);
  if (blocks.length === 0) return null;
  const isOn = !blocks.every(has);
  const result = editor.run((transaction, catalog) => {
    for (const block of blocks) if (has(block) !== isOn) setBlockSettings(block.id, settings(block, isOn))(transaction, catalog);
  });
  return { isOn, result };
}
