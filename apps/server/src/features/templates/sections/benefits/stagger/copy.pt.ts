import type { StaggerCopy } from "./copy.ts";

export const pt: StaggerCopy = {
  title: "Seis coisas que facilitam a sua vida",
  items: [
    {
      title: "Aulas que terminam",
      text: "Vinte minutos, um assunto, um exercício. Dá para fechar o dia com uma aula feita.",
    },
    {
      title: "Caderno junto",
      text: "Cada aula tem a sua página, com o resumo e o espaço para o seu exercício.",
    },
    {
      title: "Dúvida tem endereço",
      text: "Você pergunta embaixo da aula e a resposta fica ali, para quem vier depois.",
    },
    {
      title: "No aparelho que tiver",
      text: "Celular, tablet ou computador. Você para em um e continua no outro.",
    },
    {
      title: "Para baixar",
      text: "Os áudios e os PDFs são seus. A internet caiu, a aula segue.",
    },
    {
      title: "Também para ouvir",
      text: "Toda aula tem a versão em áudio, para a louça ou para a caminhada.",
    },
  ],
};
