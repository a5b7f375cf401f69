import { z } from "zod";
import { openTo } from "./calls/access.ts";
import { idOf, moment } from "./calls/ids.ts";
import { listInput, listOf } from "./calls/lists.ts";

export const LEAD_STATUSES = ["completed", "abandoned"] as const;

/** What may stand between the cells of a CSV file. Spreadsheets set to Portuguese or Spanish want the semicolon. */
export const CSV_SEPARATORS = ["comma", "semicolon", "tab"] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** One answer of a lead, under the label its field had. */
export const leadAnswer = z.object({ name: z.string(), label: z.string(), input: z.string(), value: z.string() });

export const lead = z.object({
  id: idOf("lead"),
  siteId: idOf("site"),
  pageId: idOf("page"),
  formId: z.string(),
  formName: z.string(),
  status: z.enum(LEAD_STATUSES),
  /** Whether it holds an e-mail address or a phone number. */
  isContactable: z.boolean(),
  /** Caught by the trap field or over the limit of its form: kept apart, never thrown away. */
  isSuspect: z.boolean(),
  answers: z.array(leadAnswer),
  pageUri: z.string(),
  referer: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  /** The step of a quiz that was reached, and the question asked there; null for what a form sent. */
  step: z.string().nullable(),
  question: z.string().nullable(),
  /** How many times the same answers came from the same address within ten minutes. */
  count: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
});
export type Lead = z.infer<typeof lead>;

const leadFilter = {
  pageId: idOf("page").optional(),
  siteId: idOf("site").optional(),
  box: z.enum(["inbox", "suspect", "all"]).default("inbox"),
};

export const leads = {
  list: openTo("account", { area: "leads" })
    .route({ method: "GET", path: "/leads", tags: ["leads"], summary: "Leads, newest first" })
    .input(listInput.extend(leadFilter))
    .output(listOf(lead)),
  csv: openTo("account", { area: "leads" })
    .route({
      method: "GET",
      path: "/leads.csv",
      tags: ["leads"],
      summary: "Leads as a CSV file (RFC 4180, UTF-8)",
      spec: (call) => ({
        ...call,
        responses: { 200: { description: "The file, sent as it is read", content: { "text/csv": { schema: { type: "string" } } } } },
      }),
    })
    .input(
      z.strictObject({
        ...leadFilter,
        /** Puts an apostrophe before what a spreadsheet would run as a formula, wherever it thinks that a cell begins. */
        formulaSafe: z.stringbool().default(true),
        separator: z.enum(CSV_SEPARATORS).default("comma"),
      }),
    )
    // A stream of text, which no schema looks into.
    .output(z.unknown()),
};
