import type { BentoCopy } from "./copy.ts";

export const pt: BentoCopy = {
  title: "Feito para caber na sua semana",
  plan: {
    title: "Três dias por semana bastam",
    text: "O calendário já vem pronto. Perdeu um dia? Ele se ajusta, sem bronca.",
    alt: "Calendário de quatro semanas com seis dias marcados",
  },
  phone: {
    title: "Cabe no bolso",
    text: "As aulas abrem no celular, na fila ou no ônibus.",
  },
  time: {
    figure: "20 min",
    text: "É o tempo de uma aula, do começo ao exercício.",
  },
  keep: {
    title: "O que você leva fica com você",
    points: ["O caderno do curso em PDF, para imprimir", "Os modelos que aparecem nas aulas", "A lista de revisão da última semana"],
  },
};
