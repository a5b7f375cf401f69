import { z } from "zod";
import { moment } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";

/** What whoever uses the platform agrees to, and what it does with their data. */
export const LEGAL_DOCUMENTS = ["terms", "privacy"] as const;
export const legalDocument = z.enum(LEGAL_DOCUMENTS);
export type LegalDocument = z.infer<typeof legalDocument>;

export const legalText = z.object({
  document: legalDocument,
  /** The language the text is in, which is another than was asked for where the operator has not written it in that. */
  language,
  title: z.string(),
  /** Headings of the second level carry the ids of `sections`; there is no script, style or foreign markup in it. */
  html: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Another one for every change of the text: what a person agreed to is known by it. */
  version: z.string(),
  updatedAt: moment,
});
export type LegalText = z.infer<typeof legalText>;
