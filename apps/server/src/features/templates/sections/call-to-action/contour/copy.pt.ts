import type { ContourCopy } from "./copy.ts";

export const pt: ContourCopy = {
  title: "A aula 1 leva vinte minutos. Dá para ver hoje.",
  lead: "Entre agora e comece quando quiser: o acesso não tem dia certo.",
  buy: "Quero começar",
};
