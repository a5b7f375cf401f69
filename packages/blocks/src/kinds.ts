/**
 * Every block kind there is, in the order of the palette. A name here without its folder, definition, view or
 * messages does not compile.
 */
export const BLOCK_KINDS = [
  "section",
  "container",
  "columns",
  "divider",
  "spacer",
  "heading",
  "text",
  "list",
  "button",
  "image",
  "video",
  "form",
  "field",
  "faq",
  "countdown",
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
