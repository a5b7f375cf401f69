import type { VoicesCopy } from "./copy.ts";

export const es: VoicesCopy = {
  title: "Así les fue a otros",
  lead: "De quienes compraron, con sus propias palabras.",
  voices: [
    {
      quote: "Escribe aquí lo que dijo un cliente, con sus palabras y con su permiso.",
      name: "Nombre del cliente",
      role: "Profesión o ciudad",
    },
    {
      quote: "Elige uno que cuente cómo era antes, qué cambió y en cuánto tiempo.",
      name: "Nombre del cliente",
      role: "Profesión o ciudad",
    },
    {
      quote: "Uno que también diga qué fue difícil convence más que un elogio.",
      name: "Nombre del cliente",
      role: "Profesión o ciudad",
    },
  ],
};
