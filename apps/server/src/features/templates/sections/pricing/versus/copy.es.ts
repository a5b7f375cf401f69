import type { VersusCopy } from "./copy.ts";

export const es: VersusCopy = {
  title: "¿Una clase o el curso?",
  lead: "Si solo quieres resolver una cosa, una clase alcanza. Para hacer el trabajo completo, el curso sale mejor.",
  first: {
    name: "Una clase",
    detail: "US$\u00a09",
  },
  second: {
    name: "Curso completo",
    detail: "US$\u00a039",
  },
  lessons: {
    feature: "Clases",
    first: "1",
    second: "6",
  },
  access: {
    feature: "Tiempo de acceso",
    first: "30 días",
    second: "1 año",
  },
  notebook: "Cuaderno en PDF",
  questions: "Dudas respondidas",
  templates: "Plantillas para adaptar",
  note: "¿Compraste una clase y te gustó? Su precio se descuenta del curso.",
  one: "Comprar una clase",
  all: "Comprar el curso",
};
