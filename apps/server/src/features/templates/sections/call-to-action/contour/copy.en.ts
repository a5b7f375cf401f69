import type { ContourCopy } from "./copy.ts";

export const en: ContourCopy = {
  title: "Lesson 1 takes twenty minutes. You could watch it today.",
  lead: "Join now and start whenever you like: access has no set day.",
  buy: "Start the course",
};
