import { PAGE_ID } from "../ids.ts";
import type { BlockRecord } from "../records.ts";
import type { DocumentTree } from "../tree.ts";

/** Milliseconds of `HH:MM:SS`. */
export function delayMs(delay: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = delay.split(":").map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** The block that a page's delay is about; none where nothing waits, or nothing has that anchor. */
function awaited(tree: DocumentTree): BlockRecord | undefined {
  const { delay, scrollTo } = tree.page();
  if (delay === undefined || scrollTo === undefined) return undefined;
  for (const record of tree.records()) if (record.type === "block" && record.anchor === scrollTo) return record;
  return undefined;
}

/**
 * The blocks that wait for a page's delay: that of the anchor, and all that follows it on the page. What stands at an end
 * of the body, apart from what is read, does not follow anything.
 * @param isAside whether a section stands there
 */
export function waitingBlocks(tree: DocumentTree, isAside: (section: BlockRecord) => boolean): ReadonlySet<string> {
  const waiting = new Set<string>();
  let block = awaited(tree);
  if (!block) return waiting;
  waiting.add(block.id);
  for (; block; block = block.parentId === PAGE_ID ? undefined : tree.block(block.parentId)) {
    const beside = tree.children(block.parentId, block.slot);
    const { id } = block;
    const later = beside.slice(beside.findIndex((each) => each.id === id) + 1);
    for (const each of later) if (each.parentId !== PAGE_ID || !isAside(each)) waiting.add(each.id);
  }
  return waiting;
}
