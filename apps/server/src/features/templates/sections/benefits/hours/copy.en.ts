import type { HoursCopy } from "./copy.ts";

export const en: HoursCopy = {
  title: "Where are you now?",
  lead: "It is one course, but there is more than one way in.",
  panels: [
    {
      tab: "Starting",
      title: "You have never done this",
      text: "Begin with lesson 1 and skip nothing. Within a week you have the first part done, however small.",
      points: ["No knowledge needed", "Only what you have at home"],
      alt: "A hill at dawn",
    },
    {
      tab: "Returning",
      title: "You did it once and stopped",
      text: "Watch lesson 2, do the exercise and compare it with your last piece. The course tells you where to join.",
      points: ["A five-minute test", "Straight to where you got stuck"],
      alt: "The same hill at noon",
    },
    {
      tab: "Teaching",
      title: "You teach other people",
      text: "Use the order of lessons as your plan and the notebook as homework. The templates are yours to adapt.",
      points: ["A script for every lesson", "A licence to use with your class"],
      alt: "The same hill at dusk",
    },
  ],
};
