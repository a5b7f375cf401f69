import type { ContentsCopy } from "./copy.ts";

export const es: ContentsCopy = {
  title: "El curso entero en una pared",
  lead: "En este video recorremos las seis clases, una por una, en el orden en que las verás.",
  videoTitle: "Pared con seis tarjetas unidas por un hilo, una por cada clase",
  label: "En este video",
  parts: ["El punto de partida", "La base, sin atajos", "El primer ejercicio", "Donde casi todos se traban", "Las últimas dos clases"],
  buy: "Quiero hacer el curso",
};
