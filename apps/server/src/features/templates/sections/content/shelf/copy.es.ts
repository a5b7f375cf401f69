import type { ShelfCopy } from "./copy.ts";

export const es: ShelfCopy = {
  label: "Por qué existe este curso",
  title: "Clases hay muchas. Falta una que empiece por el principio.",
  words: [
    "Quien empieza no necesita otro video: necesita saber cuál ver primero. Por eso las clases van en orden, y cada una usa lo que enseñó la anterior.",
    "No hay clases de relleno para alargar la lista. Si un tema no cambia tu trabajo, quedó fuera.",
  ],
  creed: "Menos temas, más práctica.",
  signed: "Tu nombre, quien enseña",
  imageAlt: "Estante con libros, un florero, un reloj y una planta",
};
