import type { CsvSeparator } from "@vitrine/contract";
import { showAnswer } from "@vitrine/document";
import type { LeadTexts } from "./lead-store.ts";

export interface CsvForm {
  /** For a spreadsheet: numbers as people read them, and nothing that is run as a formula. Otherwise exactly what was kept. */
  readonly formulaSafe: boolean;
  readonly separator: CsvSeparator;
}

const CHARACTERS: Readonly<Record<CsvSeparator, string>> = { comma: ",", semicolon: ";", tab: "\t" };

/** What no formula is without: most values have none of it and need no closer look. */
const SIGN = /[=+\-@＝＋－＠]/;
/**
 * What a spreadsheet would run as a formula when it opens a cell. It passes over blanks, quotes and characters that
 * show nothing, and takes full-width signs for the others.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠])/u;
/** A phone number starts with a plus and is no formula. */
const PHONE = /^[\s"]*\+?[\d\s().-]{4,}$/;
/** What some spreadsheet or other begins a new cell at, the ends of lines among it. */
const CELLS = /[^,;\t|\n\v\f\r\u0085\u2028\u2029]+/g;

const FIXED: readonly (readonly [name: string, value: (lead: LeadTexts) => string])[] = [
  ["id", (lead) => lead.id],
  ["created_at", (lead) => lead.at],
  ["updated_at", (lead) => lead.updatedAt],
  ["status", (lead) => lead.status],
  ["contactable", (lead) => (lead.isContactable ? "yes" : "no")],
  ["form", (lead) => lead.formName],
  ["page_id", (lead) => lead.pageId],
  ["page_uri", (lead) => lead.pageUri],
  ["referer", (lead) => lead.referer],
  ["ip", (lead) => lead.ip],
  ["user_agent", (lead) => lead.userAgent],
  ["step", (lead) => lead.step ?? ""],
  ["question", (lead) => lead.question ?? ""],
  ["count", (lead) => lead.count],
];

const defused = (text: string): string => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text);

/**
 * A cell for a spreadsheet: always quoted, and with an apostrophe before a formula, at its start and wherever a
 * spreadsheet that separates by something else would begin a cell: one set to Portuguese that opens a file with
 * commas takes no notice of quotes in the middle of what it holds to be a cell, so that quotes alone protect nothing.
 * A first line `sep=;` would tell Excel what separates, but then it reads no accents, and every other reader takes
 * the line for a lead.
 */
function spreadsheetCell(value: string): string {
  if (!SIGN.test(value)) return `"${value.includes('"') ? value.replaceAll('"', '""') : value}"`;
  const whole = defused(value);
  const safe =
    whole === value ? value.replace(CELLS, defused) : `'${value.replace(CELLS, (text, at: number) => (at === 0 ? text : defused(text)))}`;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell as RFC 4180 has it. */
function exactCell(value: string, separator: string): string {
  return /["\r\n]/.test(value) || value.includes(separator) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Leads as text, a piece at a time. */
export interface LeadsCsv {
  /** With a byte order mark, so that spreadsheets read accents. */
  head(): string;
  /** A lead with an answer that has no column is left out. */
  rows(leads: readonly LeadTexts[]): string;
}

/**
 * The CSV of leads whose answers have these names: a column each, after what every lead has. A name that such
 * a column has already is set apart by `answer_`.
 */
export function leadsCsv(answerNames: readonly string[], { formulaSafe, separator }: CsvForm): LeadsCsv {
  const between = CHARACTERS[separator];
  const cell = formulaSafe ? spreadsheetCell : (value: string) => exactCell(value, between);
  const empty = cell("");
  const columns = new Map(answerNames.map((name, index) => [name, index]));
  const taken = new Set(FIXED.map(([name]) => name));
  const row = (lead: LeadTexts): string => {
    const answers = new Array<string>(answerNames.length).fill(empty);
    for (const { name, input, value } of lead.answers) {
      const column = columns.get(name);
      if (column === undefined) return "";
      answers[column] = cell(formulaSafe ? showAnswer(input, value) : value);
    }
    let text = "";
    for (const [, value] of FIXED) text += `${text === "" ? "" : between}${cell(value(lead))}`;
    for (const answer of answers) text += `${between}${answer}`;
    return `${text}\r\n`;
  };
  return {
    head: () =>
      `\uFEFF${[...taken, ...answerNames.map((name) => (taken.has(name) ? `answer_${name}` : name))].map(cell).join(between)}\r\n`,
    rows: (leads) => leads.map(row).join(""),
  };
}
