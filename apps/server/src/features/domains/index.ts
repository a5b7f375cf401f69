/** Domains: names of their own that sites are reached under, and what their owners have to enter for them. */

export type { WildcardReport } from "./certificates/wildcard/tend-wildcard.ts";
export type { CountImagePages, ImagePages } from "./images/tend-images.ts";
export { type CountPublished, removeDomainsOf } from "./remove-domain.ts";
export { reportWildcardOf } from "./report-wildcard.ts";
export { changeNameRule, changeWordRule, readRule } from "./rules/change-rules.ts";
export { listRules } from "./rules/rule-store.ts";
export { domainsSlice } from "./slice.ts";
