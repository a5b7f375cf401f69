import { expect, test } from "vitest";
import type { CallRules } from "./calls/access.ts";
import { AREAS, SLICE_ID_PREFIXES } from "./calls/areas-and-ids.data.ts";
import { COMMON_ERRORS } from "./calls/errors.ts";
import { COMMON_FIELD_MESSAGES, DOCUMENT_MESSAGES, PLACE_MESSAGES } from "./calls/field-messages.ts";
import { ID_PREFIXES } from "./calls/ids.ts";
import type { Slice } from "./calls/slice.ts";
import { contract, ERRORS, EVENTS, FIELD_MESSAGES } from "./contract.ts";
import { SLICES } from "./slices.ts";

const slices: readonly Slice[] = SLICES;

function namesIn(key: "errors" | "fieldMessages" | "events" | "idPrefixes"): string[] {
  return slices.flatMap((slice) => Object.keys(slice[key] ?? {}));
}

test("the contract has the calls of every slice under its name, in the order of the list", () => {
  expect(Object.entries(contract)).toEqual(slices.map(({ name, calls }) => [name, calls]));
});

test("no two slices claim the same code, prefix or area", () => {
  const codes = [...Object.keys(COMMON_ERRORS), ...namesIn("errors")];
  expect(codes.sort()).toEqual(Object.keys(ERRORS).sort());
  const fields = new Set([...Object.keys(COMMON_FIELD_MESSAGES), ...Object.keys(DOCUMENT_MESSAGES), ...Object.keys(PLACE_MESSAGES)]);
  expect([...fields, ...namesIn("fieldMessages")].sort()).toEqual(Object.keys(FIELD_MESSAGES).sort());
  const prefixes = Object.values(ID_PREFIXES);
  expect(prefixes).toEqual([...new Set(prefixes)]);
  expect(prefixes.filter((prefix) => !/^[a-z]{3}$/.test(prefix))).toEqual([]);
  expect(new Set(namesIn("idPrefixes")).size).toBe(namesIn("idPrefixes").length);
  expect(AREAS).toEqual([...new Set(AREAS)]);
});

test("the areas and prefixes written down are those the slices declare", () => {
  expect(AREAS).toEqual(slices.flatMap(({ area }) => area ?? []));
  expect(SLICE_ID_PREFIXES).toEqual(Object.assign({}, ...slices.map(({ idPrefixes }) => idPrefixes)));
  expect(ID_PREFIXES).toMatchObject(SLICE_ID_PREFIXES);
});

test("events are named for a noun and what became of it, each by one slice, and say whose order is kept", () => {
  expect(namesIn("events").sort()).toEqual(Object.keys(EVENTS).sort());
  for (const [name, { payload, subject }] of Object.entries(EVENTS)) {
    expect(name).toMatch(/^[a-z]+\.[a-z]+ed$/);
    expect(Object.keys(payload.shape)).toContain(subject);
    expect(payload.safeParse({ ...Object.fromEntries(Object.keys(payload.shape).map((field) => [field, "Ana Souza"])) }).success).toBe(
      false,
    );
  }
});

test("every call that takes somebody says the least role it takes, or that it is about the person", () => {
  const rules = slices.flatMap(({ name, calls }) =>
    Object.entries(calls).map(([call, each]) => ({ name: `${name}.${call}`, rules: each["~orpc"].meta as CallRules })),
  );
  const wrong = rules.filter(({ rules: { access, role } }) => (access === "account" || access === "session") !== (role !== undefined));
  expect([rules.length > 80, wrong.map((each) => each.name)]).toEqual([true, []]);
});
