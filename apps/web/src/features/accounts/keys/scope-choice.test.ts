import { SCOPES } from "@vitrine/contract";
import { expect, test } from "vitest";
import { choiceOf, chooseScope, scopesOf } from "./scope-choice.ts";

test("every permission that a key can have can be chosen", () => {
  expect(scopesOf(choiceOf(SCOPES)).sort()).toEqual([...SCOPES].sort());
});

test("who may write may read; giving writing up leaves reading", () => {
  const writing = chooseScope({}, "pages", "write", true);
  expect(scopesOf(writing)).toEqual(["pages:read", "pages:write"]);
  expect(scopesOf(chooseScope(writing, "pages", "write", false))).toEqual(["pages:read"]);
  expect(scopesOf(chooseScope(writing, "pages", "read", false))).toEqual([]);
});

test("areas do not touch each other", () => {
  const both = chooseScope(chooseScope({}, "leads", "read", true), "sites", "write", true);
  expect(scopesOf(both)).toEqual(["sites:read", "sites:write", "leads:read"]);
  expect(scopesOf(chooseScope(both, "sites", "read", false))).toEqual(["leads:read"]);
});

test("a permission to write alone is shown as both", () => {
  expect(choiceOf(["leads:write"])).toEqual({ leads: "write" });
});
