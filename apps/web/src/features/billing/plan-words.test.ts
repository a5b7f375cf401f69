import { expect, test } from "vitest";
import { priceText } from "./plan-words.ts";

test("prices are written as people write them", () => {
  const text = (cents: number, currency: "BRL" | "USD", language: "pt" | "en" | "es") =>
    priceText({ cents, currency }, language).replace(/\s/g, " ");
  expect(text(9_700, "BRL", "pt")).toBe("R$ 97");
  expect(text(9_790, "BRL", "pt")).toBe("R$ 97,90");
  expect(text(9_790, "USD", "en")).toBe("$97.90");
  expect(text(0, "BRL", "pt")).toBe("R$ 0");
});
