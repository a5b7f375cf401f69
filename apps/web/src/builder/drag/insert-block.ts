import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import {
  ancestors,
  type BlockRecord,
  type BlockTree,
  type Fragment,
  PAGE_ID,
  PAGE_SLOT,
  type PlaceRefusal,
  randomId,
  subtree,
  treeOf,
} from "@vitrine/document";
import type { Editor } from "../editor/editor.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import { allLandings, kindVersion, type Landing, landFragment, landingIn } from "./landing.ts";

/** A fragment's blocks, root by root. */
export function fragmentTrees(fragment: Fragment): BlockTree[] {
  const tree = treeOf(Object.fromEntries(fragment.blocks.map((block) => [block.id, block])));
  return fragment.rootIds.map((id) => subtree(tree, id));
}

/**
 * Where new blocks go when nobody points: into the selected container, else right after the selected block or the
 * nearest one around it that has room, else at the end of the page; `null` when the page has no place for them.
 * With `isBeside`, a selected container takes them in only where nothing around it does.
 */
export function landingNear(editor: Editor, trees: readonly BlockTree[], isBeside = false): Landing | null {
  const { store, view } = editor;
  const selected = store.block(view.selection.at(-1) ?? "");
  const near = isBeside
    ? (landingAfter(editor, selected, trees) ?? landingInside(editor, selected, trees))
    : (landingInside(editor, selected, trees) ?? landingAfter(editor, selected, trees));
  if (near) return near;
  const atEnd = landingIn(store, blockCatalog, { parentId: PAGE_ID, slot: PAGE_SLOT, beforeId: null }, trees);
  return atEnd ?? allLandings(store, blockCatalog, trees).at(-1) ?? null;
}

/** A place that somebody names, beside the selected block or in it. */
export type NamedPlace = "before" | "inside";

/** Where new blocks go when somebody says where; null where they may not stand there. */
export function landingAt(editor: Editor, trees: readonly BlockTree[], place: NamedPlace): Landing | null {
  const selected = editor.store.block(editor.view.selection.at(-1) ?? "");
  if (!selected || place === "inside") return landingInside(editor, selected, trees);
  const { parentId, slot, id } = selected;
  return landingIn(editor.store, blockCatalog, { parentId, slot, beforeId: id }, trees);
}

/** Right after the section that the selection is in, or at the end of the page. */
export function landingAfterSection(editor: Editor, trees: readonly BlockTree[]): Landing | null {
  const { store, view } = editor;
  const selected = store.block(view.selection.at(-1) ?? "");
  const section = selected && (ancestors(store, selected.id).at(-1) ?? selected);
  const sections = store.children(PAGE_ID, PAGE_SLOT);
  const next = section && sections[sections.findIndex(({ id }) => id === section.id) + 1];
  return landingIn(store, blockCatalog, { parentId: PAGE_ID, slot: PAGE_SLOT, beforeId: next?.id ?? null }, trees);
}

function landingInside(editor: Editor, block: BlockRecord | undefined, trees: readonly BlockTree[]): Landing | null {
  if (!block) return null;
  const { store } = editor;
  for (const slot of Object.keys(blockCatalog.get(block.kind)?.slots ?? {})) {
    const landing = landingIn(store, blockCatalog, { parentId: block.id, slot, beforeId: null }, trees);
    // Of a block that is divided in parts, a form in steps, the last part takes in what is added.
    if (landing) return landingInside(editor, partsOf(editor, block).at(-1), trees) ?? landing;
  }
  return null;
}

function partsOf({ store }: Editor, { id }: BlockRecord): BlockRecord[] {
  return store.allChildren(id).filter(({ kind }) => blockCatalog.get(kind)?.category === "part");
}

function landingAfter({ store }: Editor, selected: BlockRecord | undefined, trees: readonly BlockTree[]): Landing | null {
  for (let block = selected; block; block = store.block(block.parentId)) {
    const { id, parentId, slot } = block;
    const siblings = store.children(parentId, slot);
    const next = siblings[siblings.findIndex((sibling) => sibling.id === id) + 1];
    const landing = landingIn(store, blockCatalog, { parentId, slot, beforeId: next?.id ?? null }, trees);
    if (landing) return landing;
  }
  return null;
}

/** Adds blocks where `landingNear` says and selects them. Returns whether the page took them. */
export function insertNear(editor: Editor, fragment: Fragment, isBeside = false): boolean {
  return insertAt(editor, fragment, landingNear(editor, fragmentTrees(fragment), isBeside));
}

/** Adds blocks where they land and selects them. Returns whether the page took them. */
export function insertAt(editor: Editor, fragment: Fragment, landing: Landing | null): boolean {
  if (!landing || !editor.run(landFragment(fragment, landing, randomId)).ok) return false;
  editor.select(...fragment.rootIds);
  return true;
}

/** Selections that nobody made: what the palette has just added. */
const added = new WeakSet<readonly string[]>();

/**
 * Adds a new block of a kind, as pressing an entry of the palette does: presses one after another make one block
 * after another. A container takes the next one in once somebody has selected it; a section does so at once.
 * Returns whether there was a place for it.
 */
export function insertBlock(editor: Editor, kind: string): boolean {
  const fragment = newFragment(editor, kind);
  if (!fragment) return false;
  const { selection } = editor.view;
  const isBeside = added.has(selection) && editor.store.block(selection.at(-1) ?? "")?.parentId !== PAGE_ID;
  const isTaken = insertNear(editor, fragment, isBeside);
  if (isTaken) added.add(editor.view.selection);
  return isTaken;
}

/** Why the page has no place for a new block of a kind. */
export function whyNotInserted(editor: Editor, kind: string): PlaceRefusal {
  const fragment = newFragment(editor, kind);
  return fragment ? whyNowhere(editor.store, blockCatalog, fragmentTrees(fragment)) : { reason: "unknown", kind };
}

function newFragment(editor: Editor, kind: string): Fragment | null {
  const seed = blockDefinition(kind)?.seed(editor.store.page().language);
  return seed ? seedFragment({ ...seed, kind }, randomId, kindVersion) : null;
}
