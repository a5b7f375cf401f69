import { blockCatalog } from "@vitrine/blocks";
import { type BlockRecord, ok, type PlaceRefusal, type Result, randomId, subtree, type Wrapper, whyNot } from "@vitrine/document";
import { type Landing, landMoved } from "../drag/landing.ts";
import type { Editor } from "./editor.ts";
import { outermost } from "./outermost.ts";

const CONTAINER: Wrapper = { kind: "container", slot: "content" };

/** Why blocks cannot be put in a container together. */
export type WrapRefusal = PlaceRefusal | { readonly reason: "apart" };

/** Blocks of one slot, in the order of the page; null where they are in several, or none is chosen. */
function siblingsOf({ store, view }: Editor): readonly BlockRecord[] | null {
  const blocks = outermost(store, view.selection).flatMap((id) => store.block(id) ?? []);
  const [first] = blocks;
  const isTogether = first && blocks.every(({ parentId, slot }) => parentId === first.parentId && slot === first.slot);
  return isTogether ? blocks : null;
}

/** Why the selected blocks cannot be put in a container; null where they can. */
export function whyNotWrapped(editor: Editor): WrapRefusal | null {
  const blocks = siblingsOf(editor);
  const [first] = blocks ?? [];
  if (!blocks || !first) return { reason: "apart" };
  const trees = blocks.map(({ id }) => subtree(editor.store, id));
  return whyNot(editor.store, blockCatalog, first, trees, CONTAINER);
}

/**
 * Puts a container where the first of the selected blocks stands, with all of them in it, and selects it: one step to
 * undo. Returns the container's id, or why the page does not take it; ask `whyNotWrapped` before.
 */
export function wrapSelection(editor: Editor): Result<string | null> {
  const blocks = siblingsOf(editor);
  const [first] = blocks ?? [];
  if (!blocks || !first) return ok(null);
  const { parentId, slot, id } = first;
  const landing: Landing = { place: { parentId, slot, beforeId: id }, wrapper: CONTAINER };
  const result = editor.run(
    landMoved(
      blocks.map((block) => block.id),
      landing,
      randomId,
    ),
  );
  if (!result.ok) return result;
  const container = editor.store.block(id)?.parentId ?? null;
  if (container !== null) editor.select(container);
  return ok(container);
}
