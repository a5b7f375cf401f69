import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import {
  type DocumentTree,
  type Fragment,
  type PlaceRefusal,
  paragraphs,
  randomId,
  readFragment,
  whyNot,
  withFreshIds,
} from "@vitrine/document";
import { fragmentTrees, insertAt, insertNear, landingAt, landingNear, type NamedPlace } from "../drag/insert-block.ts";
import { kindVersion } from "../drag/landing.ts";
import type { Editor } from "../editor/editor.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import type { Clip } from "./clip.ts";

/** More than this, in characters, is not read: a page document itself is no larger. */
const MOST_JSON = 8_000_000;
const MOST_TEXT = 20_000;
const MOST_LINES = 200;

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

/** The same for a place that somebody names, beside the selected block or in it. */
export function pasteClipAt(editor: Editor, clip: Clip, place: NamedPlace): number {
  const fragment = fragmentOf(editor, clip);
  return fragment && insertAt(editor, fragment, landingAt(editor, fragmentTrees(fragment), place)) ? fragment.rootIds.length : 0;
}

/** Why a clip does not fit where somebody wants it; null where it does, or where it holds nothing to paste. */
export function whyNotPastedAt(editor: Editor, clip: Clip, place: NamedPlace): PlaceRefusal | null {
  const fragment = fragmentOf(editor, clip);
  if (!fragment) return null;
  const trees = fragmentTrees(fragment);
  const selected = editor.store.block(editor.view.selection.at(-1) ?? "");
  if (!selected || landingAt(editor, trees, place)) return null;
  if (place === "before") return whyNot(editor.store, blockCatalog, selected, trees);
  const refusals = Object.keys(blockCatalog.get(selected.kind)?.slots ?? {}).map((slot) =>
    whyNot(editor.store, blockCatalog, { parentId: selected.id, slot }, trees),
  );
  return refusals[0] ?? { reason: "not_there" };
}

function fragmentOf(editor: Editor, clip: Clip): Fragment | null {
  const copied = clip.blocks === "" ? textFragment(editor.store, clip.text) : readBlocks(clip.blocks);
  return copied && withFreshIds(copied, randomId);
}

/** Why nothing of a clip fitted in, where that is a matter of places; null where it holds nothing to paste. */
export function whyNotPasted(editor: Editor, clip: Clip): PlaceRefusal | null {
  const fragment = fragmentOf(editor, clip);
  if (!fragment) return null;
  const trees = fragmentTrees(fragment);
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
