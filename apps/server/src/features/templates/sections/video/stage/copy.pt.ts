import type { StageCopy } from "./copy.ts";

export const pt: StageCopy = {
  title: "Três minutos antes de você decidir",
  lead: "Uma amostra do jeito de ensinar, sem trilha e sem corte.",
  videoTitle: "Estúdio com um banco, um microfone e uma luminária acesa",
  chapters: [
    {
      time: "0:00",
      words: "Para quem é, e para quem não é",
    },
    {
      time: "1:10",
      words: "Um trecho da aula 1, como ela é",
    },
    {
      time: "2:20",
      words: "Quanto custa e o que vem junto",
    },
  ],
};
