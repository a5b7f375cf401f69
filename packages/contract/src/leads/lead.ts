import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

export const LEAD_STATUSES = ["completed", "abandoned"] as const;

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
