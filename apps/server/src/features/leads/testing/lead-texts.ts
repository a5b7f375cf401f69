import { leadEntry } from "../../../testing/lead-entry.ts";
import type { LeadTexts } from "../lead-store.ts";

/** A lead as a CSV file is written from; a test says only what it cares about. */
export function leadTexts(given: Partial<LeadTexts> = {}): LeadTexts {
  const { id, pageId, formName, pageUri, referer, ip, userAgent } = leadEntry();
  const at = "2026-11-21T12:00:00.000Z";
  return {
    ...{ id, at, updatedAt: at, formName, pageId, pageUri, referer, ip, userAgent, answers: [] },
    ...{ status: "completed", count: "1", isContactable: true, step: null, question: null },
    ...given,
  };
}
