/** The block kinds: one folder each, with schema, look, view, behaviour for visitors, panel and words. */

export { countryOf } from "./country/country-of.ts";
export {
  type BlockDefinition,
  type BlockReach,
  type BlockSeed,
  BOX_STYLES,
  type HeadingFacts,
  type KindChecks,
  type KindMessages,
  type PaletteGroup,
  type StyleGroup,
  seedFragment,
  type WordsFacts,
} from "./define-block.ts";
export { blockCatalog, blockDefinition, isBehaving, isUnfinished, knownDefinition } from "./definitions.ts";
export { type Drawing, drawing } from "./drawing/drawing.ts";
export { DrawnIcon } from "./drawing/drawn-icon.tsx";
export { type Film, film, filmAddress } from "./film/film.ts";
export { type FormFacts, MOST_CHARACTERS, type QuestionFacts, TRAP_FIELD } from "./form-facts.ts";
export { findHosts } from "./html/hosts.ts";
export { MACRO_ATTRIBUTE, macroMark, readMacroMark } from "./macros/macro-mark.ts";
export { type MacroPart, macroParts } from "./macros/macro-parts.ts";
export { macroValue, type VisitFacts } from "./macros/macro-value.ts";
export { codeSeal } from "./own-code/code-seal.ts";
export { pageCodeSeal } from "./own-code/page-code-seal.ts";
export type { ChildrenField, PanelCondition, PanelField } from "./panel.ts";
export { BLOCK_DEFINITIONS } from "./registry/definitions.ts";
export { BLOCK_KINDS, type BlockKind } from "./registry/kinds.ts";
export { type MacroValue, renderInline, renderRich } from "./rich-text.tsx";
export type { BlockView, BlockViewProps, ImageSource, PageContext, RootAttributes } from "./view.ts";
export { blockView } from "./views.ts";
