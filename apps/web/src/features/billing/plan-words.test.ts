import { ERRORS } from "@vitrine/contract";
import { expect, test } from "vitest";
import en from "./messages/en.json" with { type: "json" };
import es from "./messages/es.json" with { type: "json" };
import pt from "./messages/pt.json" with { type: "json" };
import { priceText } from "./plan-words.ts";

test("prices are written as people write them", () => {
  const text = (cents: number, currency: "BRL" | "USD", language: "pt" | "en" | "es") =>
    priceText({ cents, currency }, language).replace(/\s/g, " ");
  expect(text(9_700, "BRL", "pt")).toBe("R$ 97");
  expect(text(9_790, "BRL", "pt")).toBe("R$ 97,90");
  expect(text(9_790, "USD", "en")).toBe("$97.90");
  expect(text(0, "BRL", "pt")).toBe("R$ 0");
});

test("the limit of sites is told at the start in the words of its refusal", () => {
  const told = ({ needed: { sites } }: typeof pt) => `${sites.title}. ${sites.text}`;
  expect({ pt: told(pt), en: told(en), es: told(es) }).toEqual(ERRORS.SITE_LIMIT.message);
});
