import type { BentoCopy } from "./copy.ts";

export const en: BentoCopy = {
  title: "Made to fit into your week",
  plan: {
    title: "Three days a week are enough",
    text: "The calendar comes filled in. Missed a day? It moves along, no scolding.",
    alt: "Four-week calendar with six days ticked",
  },
  phone: {
    title: "Fits your pocket",
    text: "Lessons open on your phone, in the queue or on the bus.",
  },
  time: {
    figure: "20 min",
    text: "That is one lesson, from hello to exercise.",
  },
  keep: {
    title: "What you make stays with you",
    points: ["The course notebook as a PDF to print", "The templates used in the lessons", "The checklist of the last week"],
  },
};
