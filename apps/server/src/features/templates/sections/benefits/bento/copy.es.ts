import type { BentoCopy } from "./copy.ts";

export const es: BentoCopy = {
  title: "Hecho para caber en tu semana",
  plan: {
    title: "Tres días por semana bastan",
    text: "El calendario ya viene armado. ¿Perdiste un día? Se acomoda, sin regaños.",
    alt: "Calendario de cuatro semanas con seis días marcados",
  },
  phone: {
    title: "Cabe en el bolsillo",
    text: "Las clases se abren en el celular, en la fila o en el bus.",
  },
  time: {
    figure: "20 min",
    text: "Es lo que dura una clase, del saludo al ejercicio.",
  },
  keep: {
    title: "Lo que haces se queda contigo",
    points: [
      "El cuaderno del curso en PDF, para imprimir",
      "Las plantillas que aparecen en las clases",
      "La lista de revisión de la última semana",
    ],
  },
};
