import type { Account } from "@vitrine/contract";
import { expect, test } from "vitest";
import { pageLackOf, planLackOf, siteLackOf } from "./plan-lack.ts";

const on = (
  kind: Account["plan"]["kind"],
  isActive: boolean,
  entitlements: Account["entitlements"] = [],
  siteCap: Account["siteCap"] = null,
) => ({ plan: { kind, isActive }, entitlements, siteCap }) as unknown as Account;

test("what a plan includes is not lacking, and nobody is told of plans who is not logged in", () => {
  expect(planLackOf(on("trial", true, ["edit"]), "edit")).toBeNull();
  expect(planLackOf(null, "edit")).toBeNull();
});

test.each([
  ["a free plan", on("free", false), "free"],
  ["a trial that ran out", on("trial", false), "ended"],
  ["a paid plan that ran out", on("paid", false), "ended"],
  ["a plan that was given up", on("churned", false), "ended"],
  ["a plan that runs without it", on("paid", true, ["publish"]), "other"],
])("%s lacks it for its own reason", (_case, account, lack) => {
  expect(planLackOf(account, "edit")).toBe(lack);
});

test.each([
  ["fewer sites than the plan allows", 2, 3, null],
  ["as many sites as the plan allows", 3, 3, "sites"],
  ["more, from a larger plan before", 5, 3, "sites"],
  ["any number on a plan that counts none", 500, null, null],
  ["sites that are not counted yet", undefined, 3, null],
  ["a plan that has no sites", 0, 0, "other"],
] as const)("%s: one more is told of before it is begun", (_case, sites, siteCap, lack) => {
  expect(siteLackOf(on("paid", true, ["createSite"], siteCap), sites)).toBe(lack);
});

test("what the plan itself lacks comes before its limit, and nobody is told of limits who is not logged in", () => {
  expect(siteLackOf(on("paid", false, [], 0), 3)).toBe("ended");
  expect(siteLackOf(on("free", false, [], 0), undefined)).toBe("free");
  expect(siteLackOf(null, 3)).toBeNull();
});

test("a page needs a site: only who has none is told that the plan has none", () => {
  const noSites = on("paid", true, ["builder"], 0);
  expect([pageLackOf(noSites, 0), pageLackOf(noSites, 1), pageLackOf(noSites, undefined)]).toEqual(["other", null, null]);
  expect(pageLackOf(on("trial", false), 1)).toBe("ended");
});
