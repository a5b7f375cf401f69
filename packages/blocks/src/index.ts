/** The block kinds: one folder each, with schema, look, view, behaviour for visitors, panel and words. */
export { type BlockDefinition, type BlockSeed, type KindMessages, type PaletteGroup, seedFragment } from "./define-block.ts";
export { blockCatalog, blockDefinition, isBehaving, isUnfinished } from "./definitions.ts";
export { FIELD_INPUTS, type FieldInput, fieldProps } from "./field/block.ts";
export { MOST_CHARACTERS } from "./field/view.tsx";
export { formProps } from "./form/block.ts";
export { TRAP_FIELD } from "./form/view.tsx";
export type { PanelCondition, PanelField } from "./panel.ts";
export { BLOCK_DEFINITIONS } from "./registry/definitions.ts";
export { BLOCK_KINDS, type BlockKind } from "./registry/kinds.ts";
export { renderInline, renderRich } from "./rich-text.tsx";
export { videoAddress } from "./video/address.ts";
export { videoProps } from "./video/block.ts";
export type { BlockView, BlockViewProps, ImageSource, PageContext, RootAttributes } from "./view.ts";
export { blockView } from "./views.ts";
