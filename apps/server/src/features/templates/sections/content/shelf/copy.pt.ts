import type { ShelfCopy } from "./copy.ts";

export const pt: ShelfCopy = {
  label: "Por que este curso existe",
  title: "Tem muita aula por aí. Falta uma que comece do começo.",
  words: [
    "Quem está começando não precisa de mais um vídeo: precisa saber qual ver primeiro. Por isso as aulas vêm em ordem, e cada uma usa o que a anterior ensinou.",
    "Não tem aula extra para encher a lista. Se uma coisa não muda o seu trabalho, ela ficou de fora.",
  ],
  creed: "Menos assunto, mais mão na massa.",
  signed: "Seu nome, quem ensina",
  imageAlt: "Estante com livros, um vaso, um relógio e uma planta",
};
