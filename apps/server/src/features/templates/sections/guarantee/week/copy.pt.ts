import type { WeekCopy } from "./copy.ts";

export const pt: WeekCopy = {
  figure: "7",
  unit: "dias para mudar de ideia",
  title: "Entre, veja, e só então decida",
  lead: "Uma semana é tempo de ver duas aulas e fazer o primeiro exercício. Se não servir, você pede o valor de volta e a gente devolve, sem pergunta.",
  days: [
    {
      when: "Dia 1",
      words: "Você recebe o acesso e vê a primeira aula.",
    },
    {
      when: "Dia 4",
      words: "Faz o exercício e sabe se é o seu jeito.",
    },
    {
      when: "Até o dia 7",
      words: "Ficou? Ótimo. Não ficou? É só avisar.",
    },
  ],
};
