import type { StairsCopy } from "./copy.ts";

export const pt: StairsCopy = {
  title: "Escolha até onde ir",
  lead: "As aulas são as mesmas nos três. O que muda é quanta companhia você quer no caminho.",
  ribbon: "O mais completo",
  plans: [
    {
      title: "Só as aulas",
      description: "Para quem gosta de ir sozinho.",
      value: "R$\u00a0197",
      suffix: "à vista",
      instalments: { count: 10, value: "R$\u00a021,90", isLead: false },
      items: ["6 aulas em vídeo", "Acesso por 1 ano"],
      button: "Quero as aulas",
    },
    {
      title: "Aulas e caderno",
      description: "Para fazer junto, com papel e lápis.",
      value: "R$\u00a0247",
      suffix: "à vista",
      instalments: { count: 10, value: "R$\u00a027,40", isLead: false },
      items: ["6 aulas em vídeo", "Acesso por 1 ano", "Caderno e modelos em PDF"],
      button: "Quero com o caderno",
    },
    {
      title: "Com acompanhamento",
      description: "Para quem quer alguém olhando o trabalho.",
      value: "R$\u00a0497",
      suffix: "à vista",
      instalments: { count: 10, value: "R$\u00a054,90", isLead: false },
      items: [
        "6 aulas em vídeo",
        "Acesso por 1 ano",
        "Caderno e modelos em PDF",
        "Três revisões do seu trabalho",
        "Uma conversa de 30 minutos",
      ],
      button: "Quero companhia",
    },
  ],
};
