import type { StaggerCopy } from "./copy.ts";

export const es: StaggerCopy = {
  title: "Seis cosas que te facilitan la vida",
  items: [
    {
      title: "Clases que terminan",
      text: "Veinte minutos, un tema, un ejercicio. Puedes cerrar el día con una clase hecha.",
    },
    {
      title: "Con su cuaderno",
      text: "Cada clase tiene su página, con el resumen y el espacio para tu ejercicio.",
    },
    {
      title: "Las dudas tienen lugar",
      text: "Preguntas debajo de la clase y la respuesta se queda ahí para quien venga después.",
    },
    {
      title: "En lo que tengas",
      text: "Celular, tableta o computadora. Paras en uno y sigues en otro.",
    },
    {
      title: "Para descargar",
      text: "Los audios y los PDF son tuyos. Se cae la red y la clase sigue.",
    },
    {
      title: "También para escuchar",
      text: "Cada clase tiene su versión en audio, para los platos o la caminata.",
    },
  ],
};
