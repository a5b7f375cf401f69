import type { ContentsCopy } from "./copy.ts";

export const pt: ContentsCopy = {
  title: "O curso inteiro em uma parede",
  lead: "Neste vídeo a gente percorre as seis aulas, uma a uma, na ordem em que você vai ver.",
  videoTitle: "Parede com seis cartões ligados por um fio, um para cada aula",
  label: "Neste vídeo",
  parts: ["O ponto de partida", "A base, sem atalho", "O primeiro exercício", "Onde quase todo mundo trava", "As últimas duas aulas"],
  buy: "Quero fazer o curso",
};
