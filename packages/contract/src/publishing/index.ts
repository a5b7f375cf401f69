/** What the apps use of this slice besides its calls. */

export type { CheckFactsReply } from "./page-check.ts";
export { type PageWeight, pageWeight } from "./page-weight.ts";
export type { Publication } from "./publication.ts";
export type { PageSchedule } from "./schedule.ts";
export { REPUBLISH_NAMED_MOST, type SectionRepublish } from "./section-republish.ts";
