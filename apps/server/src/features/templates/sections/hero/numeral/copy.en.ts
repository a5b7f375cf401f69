import type { NumeralCopy } from "./copy.ts";

export const en: NumeralCopy = {
  figure: "6",
  unit: "lessons",
  title: "From first step to finished work",
  lead: "Every lesson ends with one part done. In the last one you put it all together and show somebody.",
  buy: "Get my place",
  note: "One payment. Access right away, by e-mail.",
};
