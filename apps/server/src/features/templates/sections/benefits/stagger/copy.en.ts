import type { StaggerCopy } from "./copy.ts";

export const en: StaggerCopy = {
  title: "Six things that make it easier",
  items: [
    {
      title: "Lessons that end",
      text: "Twenty minutes, one topic, one exercise. You can close the day with a lesson done.",
    },
    {
      title: "A notebook to go with it",
      text: "Every lesson has its page, with the summary and room for your exercise.",
    },
    {
      title: "Questions have a place",
      text: "Ask below the lesson. The answer stays there for whoever comes next.",
    },
    {
      title: "On whatever you have",
      text: "Phone, tablet or computer. Stop on one and go on with the other.",
    },
    {
      title: "Yours to download",
      text: "The audio and the PDFs are yours. No signal, the lesson goes on.",
    },
    {
      title: "Listen instead",
      text: "Every lesson comes as audio too, for the dishes or the walk.",
    },
  ],
};
