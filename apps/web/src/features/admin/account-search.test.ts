import { expect, test } from "vitest";
import { readAccountSearch } from "./account-search.ts";

test("the filters of an address are read, and nonsense is left out", () => {
  expect(readAccountSearch({ query: "ana", kind: "paid" })).toEqual({ query: "ana", kind: "paid" });
  expect(readAccountSearch({ query: "", kind: "everything", page: 3 })).toEqual({});
  expect(readAccountSearch({ query: ["a"], kind: null })).toEqual({});
});
