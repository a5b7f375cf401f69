import type { ShelfCopy } from "./copy.ts";

export const en: ShelfCopy = {
  label: "Why this course exists",
  title: "There are plenty of lessons out there. Few start at the start.",
  words: [
    "Beginners don’t need one more video: they need to know which one to watch first. So the lessons come in order, and each uses what the last one taught.",
    "Nothing was added to make the list longer. If a topic doesn’t change your work, it stayed out.",
  ],
  creed: "Less to cover, more to do.",
  signed: "Your name, who teaches it",
  imageAlt: "Shelf with books, a vase, a clock and a plant",
};
