import type { VersusCopy } from "./copy.ts";

export const pt: VersusCopy = {
  title: "Avulso ou completo?",
  lead: "Se você só quer resolver uma coisa, a aula avulsa resolve. Para fazer o trabalho inteiro, o curso sai mais em conta.",
  first: {
    name: "Aula avulsa",
    detail: "R$\u00a047",
  },
  second: {
    name: "Curso completo",
    detail: "R$\u00a0197",
  },
  lessons: {
    feature: "Aulas",
    first: "1",
    second: "6",
  },
  access: {
    feature: "Tempo de acesso",
    first: "30 dias",
    second: "1 ano",
  },
  notebook: "Caderno em PDF",
  questions: "Dúvidas respondidas",
  templates: "Modelos para adaptar",
  note: "Comprou uma aula e gostou? O valor dela vira desconto no curso.",
  one: "Comprar uma aula",
  all: "Comprar o curso",
};
