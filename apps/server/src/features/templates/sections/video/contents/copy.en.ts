import type { ContentsCopy } from "./copy.ts";

export const en: ContentsCopy = {
  title: "The whole course on one wall",
  lead: "In this video we walk through the six lessons, one by one, in the order you will see them.",
  videoTitle: "Wall with six cards joined by a thread, one for each lesson",
  label: "In this video",
  parts: ["Where you start", "The groundwork, no shortcuts", "The first exercise", "Where most people get stuck", "The last two lessons"],
  buy: "Join the course",
};
