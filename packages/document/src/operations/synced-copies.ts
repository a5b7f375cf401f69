import type { BlockCatalog } from "../catalog.ts";
import { copyFragment, type Fragment } from "../fragment.ts";
import { PAGE_ID } from "../ids.ts";
import type { BlockRecord } from "../records.ts";
import type { Transaction } from "../store.ts";
import { broughtBy, copyIn, SYNCED_KIND, SYNCED_SLOT, type SyncedContent, sectionIdOf } from "../synced-sections.ts";
import { subtree } from "../tree.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** One of the account's sections, and the block that is to show it. */
export interface SyncedPlace {
  readonly placeId: string;
  readonly sectionId: string;
  readonly version: number;
}

/** A section ready to be put into a page: the block that shows it, with its copy. */
export function syncedFragment(catalog: BlockCatalog, place: SyncedPlace, fragment: Fragment): Fragment {
  const block: BlockRecord = { ...placeBlock(catalog, place), parentId: PAGE_ID, slot: "body", order: "a0" };
  const content = { version: place.version, fragment };
  return { ...fragment, rootIds: [block.id], blocks: [block, ...copyIn(block.id, content, new Set())] };
}

/** Puts a block that shows one of the account's sections in the place of the section it was made of. */
export function makeSynced(blockId: string, place: SyncedPlace): Operation {
  return (transaction, catalog) => {
    const block = transaction.block(blockId);
    if (!block) throw new OperationRefused({ code: "not_found", path: [blockId], detail: "the block is not there" });
    const content = { version: place.version, fragment: copyFragment(transaction, [blockId]) };
    for (const each of content.fragment.blocks) transaction.remove(each.id);
    const { parentId, slot, order } = block;
    transaction.put({ ...placeBlock(catalog, place), parentId, slot, order });
    for (const each of copyIn(place.placeId, content, anchorsOf(transaction))) transaction.put(each);
  };
}

/**
 * Makes what a block shows of a section the page's own: the newest content where that is given, else the copy that the page
 * keeps. Blocks have the ids that they are published with, so that a form stays the same form.
 */
export function detachSynced(placeId: string, content: SyncedContent | null): Operation {
  return (transaction) => {
    const place = transaction.block(placeId);
    if (!place || sectionIdOf(place) === undefined) {
      throw new OperationRefused({ code: "not_found", path: [placeId], detail: "no block that shows a section" });
    }
    const copy = subtree(transaction, placeId).slice(1);
    for (const each of [place, ...copy]) transaction.remove(each.id);
    const blocks = content ? copyIn(placeId, content, anchorsOf(transaction)) : copy;
    for (const each of content ? broughtBy(content) : []) if (!transaction.get(each.id)) transaction.put(each);
    const { parentId, slot, order } = place;
    for (const { locked: _locked, ...each } of blocks) {
      const isRoot = each.parentId === placeId && each.slot === SYNCED_SLOT;
      transaction.put(isRoot ? { ...each, parentId, slot, order } : each);
    }
  };
}

function placeBlock(catalog: BlockCatalog, { placeId, sectionId, version }: SyncedPlace): Omit<BlockRecord, "parentId" | "slot" | "order"> {
  const kind = catalog.get(SYNCED_KIND);
  if (!kind) throw new Error("the catalog has no kind that shows a section");
  return { type: "block", id: placeId, kind: SYNCED_KIND, version: kind.version, props: { sectionId, version }, styles: {} };
}

function anchorsOf(transaction: Transaction): Set<string> {
  return new Set([...transaction.records()].flatMap((record) => (record.type === "block" && record.anchor ? [record.anchor] : [])));
}
