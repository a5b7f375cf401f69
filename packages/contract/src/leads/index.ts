/** What the apps use of this slice besides its calls. */

export { CSV_SEPARATORS, type CsvSeparator } from "./csv.ts";
export { LEAD_STATUSES, type Lead, lead, leadAnswer } from "./lead.ts";
export type { ArrivedLeads } from "./topics.ts";
