import { newPassword } from "@vitrine/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { unmetRules } from "./password-rules.ts";

it("names what is missing", () => {
  expect(unmetRules("")).toEqual(["length", "upper", "lower", "number", "special"]);
  expect(unmetRules("Abcdef1")).toEqual(["length", "special"]);
  expect(unmetRules("Abcdef1!")).toEqual([]);
  expect(unmetRules("ÁÇÕ éã 1-")).toEqual([]);
});

it("agrees with the server on every password of the usual length", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aZ9!çÉ "), maxLength: 14 }), (password) => {
      expect(unmetRules(password).length === 0).toBe(newPassword.safeParse(password).success);
    }),
  );
});
