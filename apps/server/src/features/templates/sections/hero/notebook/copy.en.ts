import type { NotebookCopy } from "./copy.ts";

export const en: NotebookCopy = {
  title: "Your course in 6\u00a0lessons, at the pace of your week",
  lead: "For anyone who tried alone and got stuck halfway. Watch, do the day’s exercise, and reach the end with finished work of your own.",
  buy: "Start the course",
  imageAlt: "Open notebook on a table with coffee and a pencil, in light from the window",
  facts: [
    {
      figure: "6 lessons",
      meaning: "of 20 minutes, recorded",
    },
    {
      figure: "1 a week",
      meaning: "or all of them at once",
    },
    {
      figure: "1 year",
      meaning: "to watch and rewatch",
    },
  ],
};
