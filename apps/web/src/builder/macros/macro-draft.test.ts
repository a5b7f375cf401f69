import type { Macro } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { macroDraft, macroOf } from "./macro-draft.ts";

const MACROS: readonly Macro[] = [
  { macro: "date", format: "weekday", days: -3, fallback: "hoje" },
  { macro: "country", fallback: "seu país" },
  { macro: "query", key: "utm_campaign", fallback: "aqui" },
  { macro: "query", key: "nome", fallback: "você" },
  { macro: "random", min: 5, max: 9, fallback: "muitas" },
];

describe("the form of what a text finds out", () => {
  it.each(MACROS)("holds $macro as it was", (macro) => {
    expect(macroOf(macroDraft(macro, ""))).toEqual({ macro });
  });

  it("begins with today, in the place of what is selected, and with 400 to 700 for a number", () => {
    const draft = macroDraft(null, "hoje");
    expect(macroOf(draft)).toEqual({ macro: { macro: "date", format: "full", days: 0, fallback: "hoje" } });
    expect(macroOf({ ...draft, choice: "random" })).toMatchObject({ macro: { min: 400, max: 700 } });
    expect(macroOf({ ...draft, choice: "utm_source" })).toMatchObject({ macro: { macro: "query", key: "utm_source" } });
  });

  it("takes a key as people write it, and words without the spaces around them", () => {
    const draft = { ...macroDraft(null, "  você "), choice: "query", key: " ?nome " } as const;
    expect(macroOf(draft)).toEqual({ macro: { macro: "query", key: "nome", fallback: "você" } });
  });

  it("names the field that is wrong", () => {
    const draft = macroDraft(null, "x");
    expect(macroOf({ ...draft, fallback: " " })).toEqual({ wrong: "fallback" });
    expect(macroOf({ ...draft, days: null })).toEqual({ wrong: "days" });
    expect(macroOf({ ...draft, choice: "query", key: "meu nome", fallback: "" })).toEqual({ wrong: "key" });
    expect(macroOf({ ...draft, choice: "random", min: 9, max: 5 })).toEqual({ wrong: "max" });
    expect(macroOf({ ...draft, choice: "random", min: null })).toEqual({ wrong: "max" });
  });
});
