import { expect, it } from "vitest";
import { originsFrom } from "./origins.ts";

it("reads who sent somebody, and from where", () => {
  expect(originsFrom({ aff: 42, src: "instagram" })).toEqual({ aff: 42, src: "instagram" });
  expect(originsFrom({ aff: "42", src: 2026, other: "x" })).toEqual({ aff: 42, src: "2026" });
});

it("leaves out what a sign-up would be refused for", () => {
  for (const aff of [-1, 1.5, 2 ** 31, "x", "", null, [], {}]) expect(originsFrom({ aff })).toEqual({});
  for (const src of ["  ", null, {}, []]) expect(originsFrom({ src })).toEqual({});
  expect(originsFrom({ src: "x".repeat(150) }).src).toHaveLength(100);
});
