import type { DateCopy } from "./copy.ts";

export const pt: DateCopy = {
  hour: "20h",
  day: "quinta-feira",
  title: "Aula ao vivo: o erro que mais custa tempo",
  text: "Uma hora de aula e meia de perguntas. Fica gravada para quem se inscrever.",
  button: "Guardar meu lugar",
};
