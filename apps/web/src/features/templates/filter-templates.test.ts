import type { Template } from "@vitrine/contract";
import { expect, it } from "vitest";
import { sampleTemplate } from "../../testing/sample-template.ts";
import { filterTemplates } from "./filter-templates.ts";

const template = (id: string, category: Template["category"], name: string): Template => sampleTemplate({ id, category, name });
const all = [template("a", "sales", "Página de Vendas"), template("b", "vsl", "Carta em vídeo")];
const ids = (category: Parameters<typeof filterTemplates>[1], search: string) => filterTemplates(all, category, search).map(({ id }) => id);

it("finds words in any order and without their accents", () => {
  expect(ids("all", "vendas pagina")).toEqual(["a"]);
  expect(ids("all", "VIDEO")).toEqual(["a", "b"]);
  expect(ids("all", "carta vendas")).toEqual([]);
});

it("keeps to a category", () => {
  expect(ids("vsl", "")).toEqual(["b"]);
  expect(ids("upsell", "")).toEqual([]);
  expect(ids("all", "  ")).toEqual(["a", "b"]);
});
