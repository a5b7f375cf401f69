import type { Lead } from "@vitrine/contract";

/** What a spreadsheet would run as a formula when it opens a cell, full-width signs and leading blanks included. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/** A phone number starts with a plus and is no formula. */
const PHONE = /^\+?[\d\s().-]{4,}$/;

const FIXED: readonly (readonly [name: string, value: (lead: Lead) => string])[] = [
  ["id", (lead) => lead.id],
  ["created_at", (lead) => lead.createdAt],
  ["updated_at", (lead) => lead.updatedAt],
  ["status", (lead) => lead.status],
  ["contactable", (lead) => (lead.isContactable ? "yes" : "no")],
  ["form", (lead) => lead.formName],
  ["page_uri", (lead) => lead.pageUri],
  ["referer", (lead) => lead.referer],
  ["ip", (lead) => lead.ip],
  ["user_agent", (lead) => lead.userAgent],
  ["count", (lead) => String(lead.count)],
];

function cell(value: string, formulaSafe: boolean): string {
  const safe = formulaSafe && FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function line(values: readonly string[], formulaSafe: boolean): string {
  return `${values.map((value) => cell(value, formulaSafe)).join(",")}\r\n`;
}

/** Leads as RFC 4180 text, a piece at a time. */
export interface LeadsCsv {
  /** With a byte order mark, so that spreadsheets read accents. */
  head(): string;
  rows(leads: readonly Lead[]): string;
}

/**
 * The CSV of leads whose answers have these names: a column each, after what every lead has. A name that such
 * a column has already is set apart by `answer_`.
 */
export function leadsCsv(answerNames: readonly string[], formulaSafe: boolean): LeadsCsv {
  const taken = new Set(FIXED.map(([name]) => name));
  return {
    head: () => `\uFEFF${line([...taken, ...answerNames.map((name) => (taken.has(name) ? `answer_${name}` : name))], formulaSafe)}`,
    rows: (leads) =>
      leads
        .map((lead) => {
          const answers = new Map(lead.answers.map(({ name, value }) => [name, value]));
          return line([...FIXED.map(([, value]) => value(lead)), ...answerNames.map((name) => answers.get(name) ?? "")], formulaSafe);
        })
        .join(""),
  };
}
