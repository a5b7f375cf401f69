import type { TicketCopy } from "./copy.ts";

export const pt: TicketCopy = {
  label: "Curso completo",
  title: "Um preço, tudo dentro",
  points: [
    "As 6 aulas, para ver quantas vezes quiser",
    "O caderno do curso em PDF",
    "Respostas às suas dúvidas por 60 dias",
    "Acesso por 1 ano, no celular e no computador",
  ],
  price: "R$\u00a0197",
  terms: "à vista, ou 10 × R$\u00a021,90 no cartão (R$\u00a0219 no total)",
  buy: "Comprar o curso",
  promise: "7 dias para desistir, com o dinheiro de volta.",
};
