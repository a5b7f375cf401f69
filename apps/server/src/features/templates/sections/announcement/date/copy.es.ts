import type { DateCopy } from "./copy.ts";

export const es: DateCopy = {
  hour: "20 h",
  day: "jueves",
  title: "Clase en vivo: el error que más tiempo cuesta",
  text: "Una hora de clase y media de preguntas. Queda grabada para quien se inscriba.",
  button: "Guardar mi lugar",
};
