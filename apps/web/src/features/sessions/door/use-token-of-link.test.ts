import { expect, it } from "vitest";
import { tokenIn } from "./use-token-of-link.ts";

it("reads the token of a link", () => {
  expect(tokenIn("#token=abc-DEF_123")).toBe("abc-DEF_123");
  expect(tokenIn("token=abc&utm=x")).toBe("abc");
  expect(tokenIn("abc-DEF_123")).toBe("abc-DEF_123");
});

it("finds none where there is none", () => {
  for (const fragment of ["", "#", "utm=x", "token="]) expect(tokenIn(fragment)).toBe("");
});
