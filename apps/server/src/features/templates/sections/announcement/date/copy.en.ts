import type { DateCopy } from "./copy.ts";

export const en: DateCopy = {
  hour: "8 pm",
  day: "Thursday",
  title: "Live class: the mistake that costs the most time",
  text: "An hour of teaching, half an hour of questions. Recorded for everyone who signs up.",
  button: "Save my seat",
};
