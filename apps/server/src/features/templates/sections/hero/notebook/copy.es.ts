import type { NotebookCopy } from "./copy.ts";

export const es: NotebookCopy = {
  title: "Tu curso en 6\u00a0clases, al ritmo de tu semana",
  lead: "Para quien ya lo intentó por su cuenta y se quedó a medias. Miras, haces el ejercicio del día y llegas al final con un trabajo tuyo, terminado.",
  buy: "Quiero empezar",
  imageAlt: "Cuaderno abierto sobre la mesa, con café y lápiz, a la luz de la ventana",
  facts: [
    {
      figure: "6 clases",
      meaning: "de 20 minutos, grabadas",
    },
    {
      figure: "1 por semana",
      meaning: "o todas de una vez",
    },
    {
      figure: "1 año",
      meaning: "para ver y repasar",
    },
  ],
};
