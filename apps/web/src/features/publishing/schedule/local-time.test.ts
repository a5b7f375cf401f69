import { expect, it } from "vitest";
import { fieldOf, inBrasilia, momentOf } from "./local-time.ts";

it("a field has the moment that was put into it, to the minute, and nothing for none", () => {
  const at = new Date(2026, 11, 31, 8, 5).toISOString();
  expect(fieldOf(at)).toBe("2026-12-31T08:05");
  expect(momentOf(fieldOf(at))).toBe(at);
  expect([fieldOf(null), momentOf(""), momentOf("amanhã")]).toEqual(["", null, null]);
});

it("whoever is elsewhere is told the time in Brasília, and whoever is there is not told twice", () => {
  const at = "2026-12-31T18:00:00.000Z";
  expect(inBrasilia(at, "en", "Europe/Lisbon")).toBe("12/31/26, 3:00 PM");
  expect(inBrasilia(at, "pt", "America/Sao_Paulo")).toBeNull();
  expect(inBrasilia(at, "pt", "America/Bahia")).toBeNull();
});
