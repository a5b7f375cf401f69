import type { ContourCopy } from "./copy.ts";

export const es: ContourCopy = {
  title: "La clase 1 dura veinte minutos. Puedes verla hoy.",
  lead: "Entra ahora y empieza cuando quieras: el acceso no tiene fecha fija.",
  buy: "Quiero empezar",
};
