import type { PostcardCopy } from "./copy.ts";

export const pt: PostcardCopy = {
  title: "Antes de fechar esta página",
  words: [
    "Se você leu até aqui, é porque isso já está na sua cabeça faz tempo. Não precisa ser perfeito: precisa ser começado.",
    "Se ficou alguma dúvida, responda este cartão. Quem lê é gente.",
  ],
  buy: "Vou começar",
  ask: "Tirar uma dúvida",
  mail: "mailto:oi@suamarca.example",
  address: ["Para você,", "que chegou até o fim", "e ainda está pensando"],
};
