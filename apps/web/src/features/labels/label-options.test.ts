import type { Label } from "@vitrine/contract";
import { expect, it } from "vitest";
import { labelOptions } from "./label-options.ts";

const label = (name: string, kind: Label["kind"] = "tag"): Label => ({
  ...{ id: `lbl_${name}`, kind, name, colour: "sky", createdAt: "2026-03-01T12:00:00.000Z" },
});
const labels = [label("Açaí"), label("Curso", "product"), label("Verão")];
const idsOf = (typed: string) => labelOptions(labels, typed).map(({ id }) => id);

it("finds words whatever their accents and capitals, tags before products", () => {
  expect(idsOf("")).toEqual(["lbl_Açaí", "lbl_Verão", "lbl_Curso"]);
  expect(idsOf("ACAI")).toEqual(["lbl_Açaí", "new-tag", "new-product"]);
});

it("offers to make what there is not yet, of each kind apart, by the name as it was typed", () => {
  expect(idsOf(" curso ")).toEqual(["lbl_Curso", "new-tag"]);
  expect(labelOptions([], "  Black   Friday ")).toMatchObject([{ name: "Black Friday" }, { name: "Black Friday" }]);
});
