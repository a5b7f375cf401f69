import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import {
  copyFragment,
  type DocumentTree,
  type Fragment,
  type InlineText,
  type PlaceRefusal,
  paragraphs,
  plainText,
  type RichText,
  randomId,
  readFragment,
  withFreshIds,
} from "@vitrine/document";
import { fragmentTrees, insertNear, landingNear } from "../drag/insert-block.ts";
import { kindVersion } from "../drag/landing.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";

/** The clipboard's name for blocks: only builders read it. */
export const BLOCKS_TYPE = "application/x-vitrine-blocks+json";

/** What a clipboard holds, as far as the builder cares: blocks as JSON where there are any, and words. */
export interface Clip {
  readonly blocks: string;
  readonly text: string;
}

/** More than this, in characters, is not read: a page document itself is no larger. */
const MOST_JSON = 8_000_000;
const MOST_TEXT = 20_000;
const MOST_LINES = 200;

/** The selected blocks, ready for a clipboard; `null` when none is selected. The words go along for other programs. */
export function copySelection(editor: Editor): { clip: Clip; count: number } | null {
  const ids = outermost(editor.store, editor.view.selection);
  if (ids.length === 0) return null;
  const fragment = copyFragment(editor.store, ids);
  return { clip: { blocks: JSON.stringify(fragment), text: wordsOf(fragment) }, count: ids.length };
}

/**
 * Puts a clip into the page near the selection and selects it: blocks with fresh ids, or plain words as a text
 * block. A clipboard is hostile input: blocks are checked as if they came from anywhere, and the page's rules
 * have the last word. Returns how many blocks were put in; 0 means that nothing fitted.
 */
export function pasteClip(editor: Editor, clip: Clip): number {
  const copied = clip.blocks === "" ? null : readBlocks(clip.blocks);
  if (copied) {
    // Blocks pasted while they are still selected go beside themselves, not into themselves.
    const isBeside = copied.rootIds.some((id) => editor.view.selection.includes(id));
    const fragment = withFreshIds(copied, randomId);
    return insertNear(editor, fragment, isBeside) ? fragment.rootIds.length : 0;
  }
  const fragment = textFragment(editor.store, clip.text);
  return fragment && insertNear(editor, fragment) ? 1 : 0;
}

/** Why nothing of a clip fitted in, where that is a matter of places; null where it holds nothing to paste. */
export function whyNotPasted(editor: Editor, clip: Clip): PlaceRefusal | null {
  const copied = clip.blocks === "" ? textFragment(editor.store, clip.text) : readBlocks(clip.blocks);
  if (!copied) return null;
  const trees = fragmentTrees(withFreshIds(copied, randomId));
  const landing = landingNear(editor, trees);
  return landing ? null : whyNowhere(editor.store, blockCatalog, trees);
}

function readBlocks(json: string): Fragment | null {
  if (json.length > MOST_JSON) return null;
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch {
    return null;
  }
  const read = readFragment(input, blockCatalog);
  return read.ok ? read.value : null;
}

function textFragment(tree: DocumentTree, text: string): Fragment | null {
  const lines = text
    .slice(0, MOST_TEXT)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, MOST_LINES);
  const seed = blockDefinition("text")?.seed(tree.page().language);
  if (!seed || lines.length === 0) return null;
  return seedFragment({ ...seed, kind: "text", props: { ...seed.props, content: paragraphs(...lines) } }, randomId, kindVersion);
}

function wordsOf(fragment: Fragment): string {
  const lines = fragment.blocks.flatMap((block) =>
    Object.keys(blockDefinition(block.kind)?.inlineText ?? {}).flatMap((prop) => {
      const value = block.props[prop];
      // The catalog has checked the prop: what is typed in place is formatted text.
      return Array.isArray(value) ? [plainText(value as InlineText | RichText)] : [];
    }),
  );
  return lines.filter((line) => line !== "").join("\n");
}
