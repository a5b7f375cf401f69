/** A page document and the block kinds in, the published page out. Pure. */
export { blockRules, HIDING_MEDIA, MEDIA, ownRules, rulesText, type StyleRule, stateLayer, styleRules } from "./block-rules.ts";
export type { ImageAddress } from "./css-value.ts";
export { ENTRANCE_EASING, ENTRANCE_FRAMES } from "./entrance/entrance-frames.ts";
export type { FontSubset, ShippedFamily } from "./font-faces.data.ts";
export { type FontUse, fontFaceCss, fontStack, isShipped, SHIPPED_FAMILIES, subsetsOf } from "./font-faces.ts";
export { type FormRange, THANKS_ID } from "./form-ranges.ts";
export { BASE_CSS, groundCss, kindCss, rareLooks, tokenCss } from "./page-css.ts";
export { INLINE_CSS_LIMIT, type PageParts, type PageResources, type PolicyOccasion, pageParts } from "./page-parts.ts";
export { type RenderedPage, type RenderOptions, renderPage } from "./render-page.tsx";
export type { Alternate } from "./settings/head-tags.ts";
export { SETTING_SCRIPTS, type SettingScript } from "./settings/setting-scripts.ts";
