import { blockCatalog } from "@vitrine/blocks";
import { type Fragment, type PlaceRefusal, whyNot } from "@vitrine/document";
import { fragmentTrees, insertAt, insertNear, landingAt, landingNear, type NamedPlace } from "../drag/insert-block.ts";
import type { Editor } from "../editor/editor.ts";
import type { ClipHome } from "../pasting/clip-home.ts";
import type { Pasteable } from "../pasting/pasteable.ts";
import { pasteableOf } from "../pasting/read-clip.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import type { Clip } from "./clip.ts";

/** What a paste put into the page: how many blocks stand beside each other, and what they were made of. */
export interface Pasted {
  /** 0 means that nothing fitted. */
  readonly count: number;
  readonly content: Pasteable | null;
}

/**
 * Puts a clip into the page, near the selection or where somebody says, and selects it: blocks under fresh ids, or what its
 * words, address or pictures become. A clipboard is hostile input: all of it is checked as if it came from anywhere, and the
 * page's rules have the last word.
 */
export function putClip(editor: Editor, clip: Clip, home: ClipHome | null, place: NamedPlace | null = null): Pasted {
  return putContent(editor, pasteableOf(clip, editor.store, home), place);
}

/** The same of what a clip has become already. */
export function putContent(editor: Editor, content: Pasteable | null, place: NamedPlace | null = null): Pasted {
  if (!content) return { count: 0, content };
  const { fragment, originals } = content;
  // Blocks pasted while they are still selected go beside themselves, not into themselves.
  const isBeside = originals.some((id) => editor.view.selection.includes(id));
  const isIn = place
    ? insertAt(editor, fragment, landingAt(editor, fragmentTrees(fragment), place))
    : insertNear(editor, fragment, isBeside);
  return { count: isIn ? fragment.rootIds.length : 0, content };
}

/** The same for whoever asks for no pictures: how many blocks were put in. */
export function pasteClip(editor: Editor, clip: Clip): number {
  return putClip(editor, clip, null).count;
}

/** The same for a place that somebody names, beside the selected block or in it. */
export function pasteClipAt(editor: Editor, clip: Clip, place: NamedPlace): number {
  return putClip(editor, clip, null, place).count;
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
  return pasteableOf(clip, editor.store, null)?.fragment ?? null;
}

/** Why nothing of a clip fitted in, where that is a matter of places; null where it holds nothing to paste. */
export function whyNotPasted(editor: Editor, clip: Clip): PlaceRefusal | null {
  const fragment = fragmentOf(editor, clip);
  if (!fragment) return null;
  const trees = fragmentTrees(fragment);
  const landing = landingNear(editor, trees);
  return landing ? null : whyNowhere(editor.store, blockCatalog, trees);
}
