/** A page document and the block kinds in, the published page out. Pure. */
export { blockRules, HIDING_MEDIA, MEDIA, rulesText, type StyleRule, styleRules } from "./block-rules.ts";
export type { ImageAddress } from "./css-value.ts";
export type { ShippedFamily } from "./font-faces.data.ts";
export { fontFaceCss, isShipped, SHIPPED_FAMILIES } from "./font-faces.ts";
export { type FormRange, THANKS_ID } from "./form-ranges.ts";
export { imageIdsIn } from "./image-ids.ts";
export { BASE_CSS, fontStack, kindCss, tokenCss } from "./page-css.ts";
export { INLINE_CSS_LIMIT, type PageParts, type PageResources, pageParts } from "./page-parts.ts";
export { type RenderedPage, type RenderOptions, renderPage } from "./render-page.tsx";
