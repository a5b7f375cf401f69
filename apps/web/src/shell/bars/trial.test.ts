import { expect, it } from "vitest";
import { trialDaysLeft } from "./trial.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

it("counts the days a trial still lasts, the begun one included", () => {
  expect(trialDaysLeft({ kind: "trial", renewalDate: "2026-12-05T12:00:00.000Z" }, now)).toBe(14);
  expect(trialDaysLeft({ kind: "trial", renewalDate: "2026-11-21T12:00:01.000Z" }, now)).toBe(1);
});

it("says nothing once a trial has ended, or where the plan is none", () => {
  expect(trialDaysLeft({ kind: "trial", renewalDate: "2026-11-21T12:00:00.000Z" }, now)).toBeNull();
  expect(trialDaysLeft({ kind: "trial", renewalDate: null }, now)).toBeNull();
  expect(trialDaysLeft({ kind: "paid", renewalDate: "2026-12-05T12:00:00.000Z" }, now)).toBeNull();
});
