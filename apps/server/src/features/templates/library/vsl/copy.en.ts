import type { VslCopy } from "./copy.ts";

export const en: VslCopy = {
  title: "The Lunchbox Sum: what to charge for every meal you cook",
  description: "An 11-minute video for home cooks who sell meals: where the money goes, and how to price each box.",
  kicker: "For people who cook to sell",
  length: "11 minutes, sound on",
  headline: "You sell out every day and there is nothing left. Your sums are off.",
  videoTitle: "The Lunchbox Sum, done from start to finish",
  watch: "Get the spreadsheet",
  watchNote: "Watch first. If it doesn’t fit your kitchen, don’t buy it.",
  lessons: {
    title: "In the video",
    items: [
      ["What belongs in the sum", "Gas, packaging, the app’s cut and your own hour. Nearly everyone forgets two of the four."],
      ["The slice that is yours", "How to pay yourself before your pay turns into groceries."],
      ["Raising prices and keeping customers", "A message ready to send to your regulars, word for word."],
    ],
  },
  example: {
    title: "You can sell out and still lose money.",
    words: [
      "An example: forty boxes a day at $8.00. Weigh everything, rice, beans, lids, gas, and each costs $7.60. The day leaves you $16, and your own hours are not in it yet.",
      "These are example figures: yours are in your kitchen. There is no secret formula for finding them. It is a one-page spreadsheet.",
    ],
    quotes: [
      ["Paste what a cook wrote once the sum was done, with their permission.", "[Name, what they sell]"],
      ["Choose somebody who tells what changed on the menu: it says more than praise.", "[Name, what they sell]"],
    ],
  },
  offer: {
    title: "The spreadsheet and four short lessons",
    items: [
      "A ready spreadsheet: type in what you paid, read off what to charge",
      "Four 8-minute lessons you can watch on your phone",
      "The price-rise message, ready to adapt",
      "A cost checklist to print and stick on the fridge",
    ],
    price: "$15",
    terms: "One payment, by card.",
    buy: "Buy the spreadsheet",
    promise: "Ask within 7 days and we refund you.",
  },
  questions: {
    title: "What people ask",
    items: [
      ["Do I need to know spreadsheets?", "No. You type numbers into the yellow cells. The first lesson shows you how, on a phone."],
      ["Does it work for cakes and baking?", "Yes. The sum is the same; only the ingredients change."],
      [
        "How soon will I see a difference?",
        "You will have the right price the same day. What it does for your month depends on what you sell and how far you adjust.",
      ],
    ],
  },
  footer: [
    "The Lunchbox Sum is learning material. Results depend on your costs, your prices and your trade; we promise no income.",
    "Write to us: [hello@lunchboxsum.example](mailto:hello@lunchboxsum.example)",
  ],
};
