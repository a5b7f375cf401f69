import type { LeadEntry } from "@vitrine/contract";

const TEXTS = ["id", "siteId", "accountId", "pageId", "formId", "formName", "pageUri", "referer", "ip", "userAgent"] as const;
const ANSWER_TEXTS = ["name", "label", "input", "value"] as const;
/** The furthest moment a `Date` can be, in milliseconds. */
const MOST_TIME = 8.64e15;

/** Whether a record of the journal is a lead, whoever wrote it: another version of us, or a disk gone bad. */
export function isLeadEntry(record: unknown): record is LeadEntry {
  const entry = (record ?? {}) as Partial<LeadEntry>;
  return (
    TEXTS.every((name) => typeof entry[name] === "string") &&
    typeof entry.isSuspect === "boolean" &&
    isMoment(entry.at) &&
    Array.isArray(entry.answers) &&
    entry.answers.every(isAnswer)
  );
}

function isAnswer(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && ANSWER_TEXTS.every((name) => typeof Reflect.get(answer, name) === "string");
}

function isMoment(at: unknown): boolean {
  return Number.isInteger(at) && Number(at) >= 0 && Number(at) <= MOST_TIME;
}
