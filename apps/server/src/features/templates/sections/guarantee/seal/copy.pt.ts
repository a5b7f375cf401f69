import type { SealCopy } from "./copy.ts";

export const pt: SealCopy = {
  title: "Desistiu? O dinheiro volta.",
  terms: [
    "Você tem 7 dias, a contar da compra, para ver o que quiser e decidir. Se não for para você, devolvemos o valor inteiro.",
    "Não pedimos motivo nem prova de que você assistiu.",
  ],
  how: {
    title: "Como pedir",
    steps: ["Responda ao e-mail da compra", "Escreva “quero desistir”", "O valor volta por onde veio"],
  },
};
