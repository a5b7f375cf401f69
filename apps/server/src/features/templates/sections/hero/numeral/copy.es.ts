import type { NumeralCopy } from "./copy.ts";

export const es: NumeralCopy = {
  figure: "6",
  unit: "clases",
  title: "Del primer paso al trabajo terminado",
  lead: "Cada clase termina con una parte hecha. En la última lo juntas todo y se lo muestras a alguien.",
  buy: "Quiero mi lugar",
  note: "Un solo pago. Acceso al momento, por correo.",
};
