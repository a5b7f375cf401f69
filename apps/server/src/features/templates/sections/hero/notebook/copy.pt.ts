import type { NotebookCopy } from "./copy.ts";

export const pt: NotebookCopy = {
  title: "Seu curso em 6\u00a0aulas, no ritmo da sua semana",
  lead: "Para quem já tentou sozinho e parou no meio. Você assiste, faz o exercício do dia e chega ao fim com um trabalho seu, pronto.",
  buy: "Quero começar",
  imageAlt: "Caderno aberto sobre a mesa, com café e lápis, na luz da janela",
  facts: [
    {
      figure: "6 aulas",
      meaning: "de 20 minutos, gravadas",
    },
    {
      figure: "1 por semana",
      meaning: "ou todas de uma vez",
    },
    {
      figure: "1 ano",
      meaning: "para ver e rever",
    },
  ],
};
