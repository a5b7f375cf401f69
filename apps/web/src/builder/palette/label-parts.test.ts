import { expect, test } from "vitest";
import { labelParts } from "./label-parts.ts";

test.each([
  ["Temporizador", "Tem-po-ri-za-dor"],
  ["Depoimentos", "De-poi-men-tos"],
  ["Comentários", "Co-men-tá-rios"],
  ["Conversación", "Con-ver-sa-ción"],
  ["Diapositiva", "Dia-po-si-ti-va"],
  ["Testimonials", "Tes-ti-mo-nials"],
])("%s may be parted between syllables", (label, parted) => {
  expect(labelParts(label).join("-")).toBe(parted);
});

test.each(["Formulário", "Perguntas frequentes", "Modal (pop-up)", ""])("%j stays as it is: each word has room", (label) => {
  expect(labelParts(label)).toEqual([label]);
});
