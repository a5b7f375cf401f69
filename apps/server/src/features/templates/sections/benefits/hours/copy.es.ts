import type { HoursCopy } from "./copy.ts";

export const es: HoursCopy = {
  title: "¿En qué punto estás?",
  lead: "El curso es uno solo, pero tiene más de una puerta.",
  panels: [
    {
      tab: "Empezando",
      title: "Nunca lo has hecho",
      text: "Empieza por la clase 1 y no saltes nada. En una semana tienes lista la primera parte, por pequeña que sea.",
      points: ["No hace falta saber nada antes", "Solo lo que ya tienes en casa"],
      alt: "Una colina al amanecer",
    },
    {
      tab: "Volviendo",
      title: "Lo hiciste y lo dejaste",
      text: "Mira la clase 2, haz el ejercicio y compáralo con tu último trabajo. El curso te dice por dónde entrar.",
      points: ["Una prueba de cinco minutos", "Directo a donde te trabaste"],
      alt: "La misma colina al mediodía",
    },
    {
      tab: "Enseñando",
      title: "Les enseñas a otros",
      text: "Usa el orden de las clases como guion y el cuaderno como tarea. Las plantillas son tuyas para adaptar.",
      points: ["El guion de cada clase", "Licencia para usarlo con tu grupo"],
      alt: "La misma colina al anochecer",
    },
  ],
};
