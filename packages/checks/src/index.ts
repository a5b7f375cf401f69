/** The check before publishing: what is wrong with a page, told by one engine in the editor, in its publishing and by the API. */

export { OUTBOUND_LIMIT, WEIGHT_BUDGET_DEFAULT } from "./check-limits.ts";
export { checkPage } from "./check-page.ts";
export { contrastOf, readColor } from "./contrast/color.ts";
export { isDomainName } from "./domain-name.ts";
export { FINDING_CODES, type Finding, type FindingCode, findingOf, SEVERITIES, type Severity } from "./finding.ts";
export { outboundLinks } from "./outbound-links.ts";
export { type LegalLack, type PageFacts, type PageSizes, pageBytes } from "./page-facts.ts";
export { shownImageIds } from "./rules/images.ts";
