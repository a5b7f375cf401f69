import { idOf, type LeadEntry } from "@vitrine/contract";
import type { NewDeadLetter } from "../../../platform/journal/dead-letter.ts";
import { oddId } from "../../../platform/journal/drain/dead-letter-of.ts";

const leadId = idOf("lead");
const pageId = idOf("page");
const accountId = idOf("account");
const MOST_FORM_ID = 60;

/** What is said of a record of the journal that cannot be a lead, or cannot be one here; its id is its own, if it has one. */
export function leadLetter(record: unknown): Pick<NewDeadLetter, "id" | "accountIds" | "subject"> {
  const entry = (record ?? {}) as Partial<LeadEntry>;
  const page = pageId.safeParse(entry.pageId).data ?? "unknown";
  const form = typeof entry.formId === "string" && entry.formId.length <= MOST_FORM_ID ? entry.formId : "unknown";
  const account = accountId.safeParse(entry.accountId).data;
  return {
    id: leadId.safeParse(entry.id).data ?? oddId(record),
    accountIds: account === undefined ? [] : [account],
    subject: `page ${page} form ${form}`,
  };
}
