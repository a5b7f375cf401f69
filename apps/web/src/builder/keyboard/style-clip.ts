import { blockCatalog } from "@vitrine/blocks";
import { type CopiedStyle, copyStyle, pasteStyle, readCopiedStyle, readFragment, styleOfFragment } from "@vitrine/document";
import type { Editor } from "../editor/editor.ts";
import { takesProperty } from "../panels/style/takes-style.ts";
import type { Clip } from "./clip.ts";

/** More than this, in characters, is no look: one with every value and name it may have is far smaller. */
const MOST_STYLE = 400_000;

/** The look of the block chosen last, ready for a clipboard; null where no block is chosen. */
export function copySelectedStyle({ store, view }: Editor): Clip | null {
  const block = store.block(view.selection.at(-1) ?? "");
  return block ? { blocks: "", text: "", style: JSON.stringify(copyStyle(store, block)) } : null;
}

/** What came of pasting a look: on how many blocks it is, or why on none. */
export type PastedStyle = { readonly count: number } | { readonly refusal: "noStyle" | "noBlockForStyle" | "refused" };

/**
 * Gives the chosen blocks the look of a clip, in one step to undo: that which was copied as such, or that of the first
 * block that was. A clipboard is hostile input, and checked as if it came from anywhere.
 */
export function pasteStyleOfClip(editor: Editor, clip: Clip | null): PastedStyle {
  const copied = clip && styleOfClip(clip);
  if (!copied) return { refusal: "noStyle" };
  const ids = editor.view.selection.filter((id) => editor.store.block(id));
  if (ids.length === 0) return { refusal: "noBlockForStyle" };
  return editor.run(pasteStyle(copied, ids, takesProperty)).ok ? { count: ids.length } : { refusal: "refused" };
}

/** Whether a clip holds a look to give, for those who offer it. */
export function hasStyle(clip: Clip | null): boolean {
  return clip !== null && (clip.style ?? clip.blocks) !== "";
}

function styleOfClip({ style = "", blocks }: Clip): CopiedStyle | null {
  const read = style.length > MOST_STYLE ? null : readCopiedStyle(parsed(style));
  if (read?.ok) return read.value;
  const fragment = blocks === "" ? null : readFragment(parsed(blocks), blockCatalog);
  return fragment?.ok ? styleOfFragment(fragment.value) : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
