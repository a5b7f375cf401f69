import type { WeekCopy } from "./copy.ts";

export const en: WeekCopy = {
  figure: "7",
  unit: "days to change your mind",
  title: "Come in, look around, then decide",
  lead: "A week is enough for two lessons and the first exercise. If it isn’t for you, ask for your money and we return it, no questions.",
  days: [
    {
      when: "Day 1",
      words: "You get access and watch the first lesson.",
    },
    {
      when: "Day 4",
      words: "You do the exercise and know whether it suits you.",
    },
    {
      when: "By day 7",
      words: "Staying? Good. Leaving? Just tell us.",
    },
  ],
};
