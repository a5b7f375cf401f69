import type { HoursCopy } from "./copy.ts";

export const pt: HoursCopy = {
  title: "Em que ponto você está?",
  lead: "O curso é um só, mas cada um entra por uma porta.",
  panels: [
    {
      tab: "Começando",
      title: "Você nunca fez isso",
      text: "Comece pela aula 1 e não pule nada. Em uma semana você tem a primeira parte pronta, por pequena que seja.",
      points: ["Nenhum conhecimento antes", "Só o material que você já tem em casa"],
      alt: "Colina ao amanhecer",
    },
    {
      tab: "Voltando",
      title: "Você já fez e parou",
      text: "Veja a aula 2, faça o exercício e compare com o seu último trabalho. O curso mostra em que aula entrar.",
      points: ["Um teste de cinco minutos", "Direto ao ponto em que travou"],
      alt: "A mesma colina ao meio-dia",
    },
    {
      tab: "Ensinando",
      title: "Você ensina outras pessoas",
      text: "Use a ordem das aulas como roteiro e o caderno como tarefa. Os modelos são seus para adaptar.",
      points: ["Roteiro de cada aula", "Licença para usar com a sua turma"],
      alt: "A mesma colina ao anoitecer",
    },
  ],
};
