/** How the canvas marks its elements, so that those around it can find them. */
export const BLOCK_MARK = "data-block";
export const EDIT_MARK = "data-edit";
export const EMPTY_SLOT_MARK = "data-empty-slot";
/** On a block whose hover look is being edited: it is shown as if pointed at. */
export const HOVER_MARK = "data-hover-shown";

/** The class that a block's own rules are for. */
export function blockClass(blockId: string): string {
  return `b-${blockId}`;
}

export function emptySlotSelector(parentId: string, slot: string): string {
  return `[${EMPTY_SLOT_MARK}="${parentId}/${slot}"]`;
}
