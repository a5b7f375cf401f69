/** Every block kind there is. A name here without its folder, definition, view or messages does not compile. */
export const BLOCK_KINDS = ["section", "heading", "form", "field"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
