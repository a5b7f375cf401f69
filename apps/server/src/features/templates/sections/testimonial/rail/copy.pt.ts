import type { RailCopy } from "./copy.ts";

export const pt: RailCopy = {
  title: "Nas palavras de quem comprou",
  label: "Relatos de clientes",
  voices: [
    {
      result: "O que mudou, em três palavras",
      quote: "Cole aqui uma mensagem que um cliente mandou. Pode ser curta, pode ter gíria: é isso que a torna verdadeira.",
      name: "Nome do cliente, cidade",
    },
    {
      result: "Quanto tempo levou",
      quote: "Aqui cabe o relato de quem demorou. Quem está em dúvida se reconhece nele.",
      name: "Nome do cliente, cidade",
    },
    {
      result: "O que quase impediu",
      quote: "Peça a alguém que conte o que quase a fez desistir de comprar, e o que achou depois.",
      name: "Nome do cliente, cidade",
    },
    {
      result: "Para quem indica",
      quote: "Termine com alguém dizendo para quem indicaria, e para quem não.",
      name: "Nome do cliente, cidade",
    },
  ],
};
