import type { WeekCopy } from "./copy.ts";

export const es: WeekCopy = {
  figure: "7",
  unit: "días para cambiar de idea",
  title: "Entra, mira y después decide",
  lead: "Una semana alcanza para dos clases y el primer ejercicio. Si no es para ti, pides tu dinero y lo devolvemos, sin preguntas.",
  days: [
    {
      when: "Día 1",
      words: "Recibes el acceso y ves la primera clase.",
    },
    {
      when: "Día 4",
      words: "Haces el ejercicio y sabes si va contigo.",
    },
    {
      when: "Hasta el día 7",
      words: "¿Te quedas? Bien. ¿No te quedas? Solo avisa.",
    },
  ],
};
