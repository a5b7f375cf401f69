import type { StageCopy } from "./copy.ts";

export const es: StageCopy = {
  title: "Tres minutos antes de decidir",
  lead: "Una muestra de la forma de enseñar, sin música y sin cortes.",
  videoTitle: "Estudio con un banco, un micrófono y una lámpara encendida",
  chapters: [
    {
      time: "0:00",
      words: "Para quién es, y para quién no",
    },
    {
      time: "1:10",
      words: "Un trozo de la clase 1, tal cual",
    },
    {
      time: "2:20",
      words: "Cuánto cuesta y qué incluye",
    },
  ],
};
