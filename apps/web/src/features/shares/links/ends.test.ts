import { expect, it } from "vitest";
import { momentOf } from "./ends.ts";

const NOW = Date.parse("2026-11-24T12:00:00.000Z");

it("counts days from now", () => {
  expect([momentOf("1", "", NOW), momentOf("30", "", NOW)]).toEqual(["2026-11-25T12:00:00.000Z", "2026-12-24T12:00:00.000Z"]);
});

it("reads a day and time in this browser's own, and says nothing where none was chosen", () => {
  expect(momentOf("date", "2026-12-31T18:30", NOW)).toBe(new Date(2026, 11, 31, 18, 30).toISOString());
  expect([momentOf("date", "", NOW), momentOf("date", "2026-13-40T99:99", NOW)]).toEqual(["", ""]);
});
