/** How the canvas marks its elements, so that those around it can find them. */
export const BLOCK_MARK = "data-block";
export const EDIT_MARK = "data-edit";
export const EMPTY_SLOT_MARK = "data-empty-slot";
/** On a block whose look in a state is being edited: the states it is shown in. */
export const STATE_MARK = "data-shown-in";

/** On the canvas's root while blocks that are hidden at its width are shown as shadows of themselves. */
export const HIDDEN_SHOWN_MARK = "data-hidden-shown";

/** The class that the rules of a named style are for on blocks that have it at a place among their styles, from 0. */
export function namedStyleClass(styleId: string, place: number): string {
  return `n${place}-${styleId}`;
}

/** The class that a block's own rules are for. */
export function blockClass(blockId: string): string {
  return `b-${blockId}`;
}

export function emptySlotSelector(parentId: string, slot: string): string {
  return `[${EMPTY_SLOT_MARK}="${parentId}/${slot}"]`;
}
