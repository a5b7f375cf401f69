import { CSV_SEPARATORS } from "@vitrine/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeadTexts } from "./lead-store.ts";
import { leadsCsv } from "./leads-csv.ts";
import { leadTexts } from "./testing/lead-texts.ts";
import { parseCsv } from "./testing/parse-csv.ts";

const FORMULA = "=HYPERLINK(0)";
const CHARACTERS = { comma: ",", semicolon: ";", tab: "\t" };

function lineOf(lead: Partial<LeadTexts>, separator: keyof typeof CHARACTERS = "comma"): string {
  return leadsCsv(["said"], { formulaSafe: true, separator }).rows([leadTexts(lead)]);
}

const saying = (value: string): Partial<LeadTexts> => ({ answers: [{ name: "said", label: "", input: "text", value }] });

test.each(["formName", "pageUri", "referer", "userAgent", "step", "question"] as const)(
  "a formula a visitor sends as %s is not run by a spreadsheet",
  (place) => {
    expect(parseCsv(lineOf({ [place]: FORMULA }))[0]).toContain(`'${FORMULA}`);
  },
);

test("a formula as the name of a field is not run by a spreadsheet", () => {
  const csv = leadsCsv([FORMULA], { formulaSafe: true, separator: "comma" });
  expect(parseCsv(csv.head().slice(1))[0]?.at(-1)).toBe(`'${FORMULA}`);
});

/** What a spreadsheet sees that separates by something else: quotes count at the start of a cell alone, lines end anywhere. */
function readWith(separator: string, text: string): string[] {
  const cells: string[] = [];
  let rest = text;
  while (rest !== "") {
    const quoted = /^"(?:[^"]|"")*"/.exec(rest)?.[0] ?? "";
    const plain = rest.slice(quoted.length);
    const end = [...plain].findIndex((character) => character === separator || /[\n\v\f\r\u0085\u2028\u2029]/.test(character));
    const more = end < 0 ? plain : [...plain].slice(0, end).join("");
    cells.push(quoted.slice(1, -1).replaceAll('""', '"') + more);
    rest = end < 0 ? "" : plain.slice(more.length + 1);
  }
  return cells;
}

/** Whether a spreadsheet might run it; blanks, quotes and what shows nothing do not hide the sign. */
const mayRun = (cell: string): boolean => /^[\s\p{C}"]*[=@＝＠]/u.test(cell);

const HIDDEN = ["", " ", '"', "\u200b", "\ufeff", "\u00a0", '" "'];
const ATTACKS = [",", ";", "\t", "|", "\n", "\r", "\r\n", "\u2028"].flatMap((separator) =>
  HIDDEN.flatMap((hidden) => ["=1+1", "＝1+1", "@SUM(A1)"].map((formula) => `abc${separator}${hidden}${formula}${separator}x`)),
);

test.each(CSV_SEPARATORS)("separated by %s, no formula is run by whoever separates by something else", (separator) => {
  for (const attack of [...ATTACKS, FORMULA, ...HIDDEN.map((hidden) => `${hidden}=1+1`)]) {
    const line = lineOf({ ...saying(attack), pageUri: attack, userAgent: attack }, separator);
    for (const other of [",", ";", "\t", "|"])
      expect({ attack, other, run: readWith(other, line).filter(mayRun) }).toEqual({ attack, other, run: [] });
    const cells = parseCsv(line, CHARACTERS[separator])[0] ?? [];
    expect(cells.at(-1)?.replaceAll("'", "")).toBe(attack.replaceAll("'", ""));
    expect(cells.filter(mayRun)).toEqual([]);
  }
});

test("the same holds for whatever anybody comes to write", () => {
  const piece = fc.constantFrom(..."=+-@＝;,\t|\n\r'\" aç1\u200b");
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 12 }), fc.constantFrom(...CSV_SEPARATORS), (said, separator) => {
      const line = lineOf(saying(said), separator);
      for (const other of [",", ";", "\t", "|"]) expect(readWith(other, line).filter(mayRun)).toEqual([]);
      expect(parseCsv(line, CHARACTERS[separator])[0]?.at(-1)?.replaceAll("'", "")).toBe(said.replaceAll("'", ""));
    }),
    { numRuns: 2_000 },
  );
});

test("a plain text, a number and a telephone after a separator stay as they are", () => {
  const said = "Rua A, 12; +55 11 91234-5678, a - b; e-mail: ana@example.com | -12.5";
  expect(parseCsv(lineOf(saying(said)))[0]?.at(-1)).toBe(said);
});
