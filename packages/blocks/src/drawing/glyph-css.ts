/** The look of a drawing that stands with words, in their size; each page has it once. */
export const GLYPH_CSS = ":where(.v-glyph){flex:none;width:1.2em;height:1.2em}";
