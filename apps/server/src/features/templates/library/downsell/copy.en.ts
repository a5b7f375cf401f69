import type { DownsellCopy } from "./copy.ts";

export const en: DownsellCopy = {
  title: "Six colours make a sea, too: watercolour in six lessons",
  description: "Not the whole watercolour course? Here are its first six lessons, with six colours, for two weekends.",
  calm: "That’s fine. The full course can wait.",
  headline: "Six colours make a sea, too",
  imageAlt: "A sailing boat on a calm sea with hills and a sun, painted in watercolour with six colours",
  lead: "If twenty-four lessons are too many right now, take just the first six. You end with this landscape, painted by you.",
  boxes: [
    ["24 lessons, 24 colours", "A box of twenty-four watercolour pans"],
    ["6 lessons, 6 colours", "A small box of six watercolour pans"],
  ],
  table: {
    caption: "Side by side, no small print",
    offers: [
      ["Full course", "$59"],
      ["Six colours", "$14"],
    ],
    rows: [
      ["Video lessons", "24", "6"],
      ["Time it takes", "three months", "two weekends"],
      ["Spent on paint", "about $45", "about $12"],
      ["What you paint", "twelve pictures", "a sea and two studies"],
      ["Your paintings corrected", "yes", "no"],
      ["Time to rewatch", "2 years", "1 year"],
    ],
  },
  price: "$14",
  terms: "One payment, same card. It never renews.",
  accept: "Yes, I want the six lessons",
  decline: "No, thanks. Show my order",
  later: "Should you want the full course one day, the $14 come off its price.",
  order: {
    title: "Your order is safe",
    words:
      "Your paper and brush kit leaves tomorrow, and the tracking code comes by e-mail. Nothing you choose here changes that purchase. Changing your mind about these lessons is simple too: fourteen days, all of it back.",
  },
  footer: "About your order: [help@sixcolours.example](mailto:help@sixcolours.example)",
};
