import type { Account } from "@vitrine/contract";
import { expect, test } from "vitest";
import { planLackOf } from "./plan-lack.ts";

const on = (kind: Account["plan"]["kind"], isActive: boolean, entitlements: Account["entitlements"] = []) =>
  ({ plan: { kind, isActive }, entitlements }) as unknown as Account;

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
