import { BLOCK_DEFINITIONS, BLOCK_KINDS } from "@vitrine/blocks";
import { describe, expect, it } from "vitest";
import { paletteSections } from "./palette-entries.ts";

const kindsOf = (search: string) => paletteSections("pt", search).flatMap((section) => section.entries.map((entry) => entry.kind));

describe("paletteSections", () => {
  it("offers every kind that is offered, once", () => {
    expect(kindsOf("").sort()).toEqual(BLOCK_KINDS.filter((kind) => BLOCK_DEFINITIONS[kind].isOffered).sort());
  });

  it("finds a kind without its accents, and by its name in another language", () => {
    expect(kindsOf("titulo")).toContain("heading");
    expect(kindsOf("HEADING")).toEqual(["heading"]);
  });

  it("leaves out groups without a match", () => {
    expect(paletteSections("pt", "nada que exista")).toEqual([]);
  });

  it("keeps to the groups asked for, in their order", () => {
    expect(paletteSections("pt", "", ["utility", "form"]).map(({ group }) => group)).toEqual(["utility", "form"]);
    expect(paletteSections("pt", "heading", ["media"])).toEqual([]);
  });
});
