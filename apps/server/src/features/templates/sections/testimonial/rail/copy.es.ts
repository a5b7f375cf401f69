import type { RailCopy } from "./copy.ts";

export const es: RailCopy = {
  title: "Con las palabras de quienes compraron",
  label: "Lo que dicen los clientes",
  voices: [
    {
      result: "Qué cambió, en tres palabras",
      quote: "Pega aquí un mensaje que te mandó un cliente. Puede ser corto y con modismos: eso lo hace verdadero.",
      name: "Nombre del cliente, ciudad",
    },
    {
      result: "Cuánto tardó",
      quote: "Aquí va alguien que se tomó su tiempo. Quien duda se reconoce en esa historia.",
      name: "Nombre del cliente, ciudad",
    },
    {
      result: "Qué casi lo frena",
      quote: "Pídele a alguien que cuente qué casi le hizo no comprar, y qué pensó después.",
      name: "Nombre del cliente, ciudad",
    },
    {
      result: "A quién se lo diría",
      quote: "Cierra con alguien que diga a quién se lo recomendaría, y a quién no.",
      name: "Nombre del cliente, ciudad",
    },
  ],
};
