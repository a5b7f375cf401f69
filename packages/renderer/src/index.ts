/** A page document and the block kinds in, the published page out. Pure. */
export { blockRules, HIDING_MEDIA, MEDIA, rulesText, type StyleRule, styleRules } from "./block-rules.ts";
export { composePage, escapeHtml, type PageFrame, styleContent } from "./compose-page.ts";
export type { ImageAddress } from "./css-value.ts";
export { BASE_CSS, fontStack, kindCss, tokenCss } from "./page-css.ts";
export { type RenderedPage, type RenderOptions, renderPage } from "./render-page.tsx";
