import { expect, test } from "vitest";
import { AREAS, SLICE_ID_PREFIXES } from "./calls/areas-and-ids.data.ts";
import { COMMON_ERRORS } from "./calls/errors.ts";
import { COMMON_FIELD_MESSAGES, DOCUMENT_MESSAGES } from "./calls/field-messages.ts";
import { ID_PREFIXES } from "./calls/ids.ts";
import type { Slice } from "./calls/slice.ts";
import { contract, ERRORS, FIELD_MESSAGES } from "./contract.ts";
import { SLICES } from "./slices.ts";

const slices: readonly Slice[] = SLICES;

/** Characters the formatter lets a line have. */
const LINE_WIDTH = 140;

function namesIn(key: "errors" | "fieldMessages" | "idPrefixes"): string[] {
  return slices.flatMap((slice) => Object.keys(slice[key] ?? {}));
}

test("the contract has the calls of every slice under its name, in the order of the list", () => {
  expect(Object.entries(contract)).toEqual(slices.map(({ name, calls }) => [name, calls]));
});

test("no two slices claim the same code, prefix or area", () => {
  const codes = [...Object.keys(COMMON_ERRORS), ...namesIn("errors")];
  expect(codes.sort()).toEqual(Object.keys(ERRORS).sort());
  const fields = new Set([...Object.keys(COMMON_FIELD_MESSAGES), ...Object.keys(DOCUMENT_MESSAGES)]);
  expect([...fields, ...namesIn("fieldMessages")].sort()).toEqual(Object.keys(FIELD_MESSAGES).sort());
  const prefixes = Object.values(ID_PREFIXES);
  expect(prefixes).toEqual([...new Set(prefixes)]);
  expect(prefixes.filter((prefix) => !/^[a-z]{3}$/.test(prefix))).toEqual([]);
  expect(new Set(namesIn("idPrefixes")).size).toBe(namesIn("idPrefixes").length);
  expect(AREAS).toEqual([...new Set(AREAS)]);
});

/** A list or record as the formatter leaves it. */
function constant(name: string, doc: string, value: readonly string[] | Readonly<Record<string, string>>): string {
  const lines = JSON.stringify(value, null, 2).replace(/^( +)"(\w+)":/gm, "$1$2:");
  const asLine = `export const ${name} = ${JSON.stringify(value).replaceAll(",", ", ")} as const;`;
  const asLines = `export const ${name} = ${lines.replace(/"\n([}\]])$/, '",\n$1')} as const;`;
  return `/** ${doc} */\n${Array.isArray(value) && asLine.length <= LINE_WIDTH ? asLine : asLines}\n`;
}

test("the areas and prefixes written down are those the slices declare", async () => {
  const text = [
    "// Written from what each slice declares, because calls of one name areas and ids of another. After a change there:",
    "// npx vitest run packages/contract --update\n",
    constant(
      "AREAS",
      "What an API key may be allowed to touch.",
      slices.flatMap(({ area }) => area ?? []),
    ),
    constant(
      "SLICE_ID_PREFIXES",
      "What the ids of each slice's things begin with.",
      Object.assign({}, ...slices.map(({ idPrefixes }) => idPrefixes)),
    ),
  ].join("\n");
  await expect(text).toMatchFileSnapshot("calls/areas-and-ids.data.ts");
  expect(ID_PREFIXES).toMatchObject(SLICE_ID_PREFIXES);
});
