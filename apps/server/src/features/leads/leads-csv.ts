import type { Lead } from "@vitrine/contract";

/** What a spreadsheet would run as a formula when it opens a cell. */
const FORMULA = /^[=+\-@\t\r]/;
/** A phone number starts with a plus and is no formula. */
const PHONE = /^\+?[\d\s().-]{4,}$/;

function cell(value: string, formulaSafe: boolean): string {
  const safe = formulaSafe && FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const FIXED = [
  "id",
  "created_at",
  "updated_at",
  "status",
  "contactable",
  "form",
  "page_uri",
  "referer",
  "ip",
  "user_agent",
  "count",
] as const;

/**
 * Leads as RFC 4180 text: UTF-8 with a byte order mark, so that spreadsheets read accents, and CRLF. Answers
 * have one column for each field name, in the order they first appear.
 */
export function leadsCsv(leads: readonly Lead[], formulaSafe: boolean): string {
  const names = [...new Set(leads.flatMap((lead) => lead.answers.map(({ name }) => name)))];
  const rows = leads.map((lead) => [
    lead.id,
    lead.createdAt,
    lead.updatedAt,
    lead.status,
    lead.isContactable ? "yes" : "no",
    lead.formName,
    lead.pageUri,
    lead.referer,
    lead.ip,
    lead.userAgent,
    String(lead.count),
    ...names.map((name) => lead.answers.find((answer) => answer.name === name)?.value ?? ""),
  ]);
  const lines = [[...FIXED, ...names], ...rows].map((row) => row.map((value) => cell(value, formulaSafe)).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
