import type { VoicesCopy } from "./copy.ts";

export const pt: VoicesCopy = {
  title: "Quem já fez conta como foi",
  lead: "Relatos de quem comprou, com as palavras de cada um.",
  voices: [
    {
      quote: "Escreva aqui o que um cliente disse, com as palavras dele e com a permissão dele.",
      name: "Nome do cliente",
      role: "Profissão ou cidade",
    },
    {
      quote: "Escolha um relato que conte como era antes, o que mudou e em quanto tempo.",
      name: "Nome do cliente",
      role: "Profissão ou cidade",
    },
    {
      quote: "Um relato que também diz o que foi difícil convence mais do que um elogio.",
      name: "Nome do cliente",
      role: "Profissão ou cidade",
    },
  ],
};
