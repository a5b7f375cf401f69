import type { StageCopy } from "./copy.ts";

export const en: StageCopy = {
  title: "Three minutes before you decide",
  lead: "A sample of the teaching, with no music and no cuts.",
  videoTitle: "Studio with a stool, a microphone and a lamp switched on",
  chapters: [
    {
      time: "0:00",
      words: "Who it is for, and who it is not",
    },
    {
      time: "1:10",
      words: "A piece of lesson 1, as it is",
    },
    {
      time: "2:20",
      words: "What it costs and what is in it",
    },
  ],
};
