import type { VslCopy } from "./copy.ts";

export const en: VslCopy = {
  title: "The Lunchbox Sum: what to charge for every meal you cook",
  description: "An 11-minute video for home cooks who sell meals: where the money goes, and how to price each box.",
  kicker: "For people who cook to sell",
  length: "11 minutes, sound on",
  headline: "You sell out every day and there is nothing left. Your sums are off.",
  videoTitle: "The Lunchbox Sum, a lesson with Rose Teixeira",
  watch: "Get Rose’s spreadsheet",
  watchNote: "Watch first. If it doesn’t fit your kitchen, don’t buy it.",
  lessons: {
    title: "In the video",
    items: [
      ["What belongs in the sum", "Gas, packaging, the app’s cut and your own hour. Nearly everyone forgets two of the four."],
      ["The slice that is yours", "How to pay yourself before your pay turns into groceries."],
      ["Raising prices and keeping customers", "The message Rose sent to her regulars, word for word."],
    ],
  },
  who: {
    title: "Rose did it at a loss for nine years.",
    words: [
      "She sold forty boxes a day and paid her bills by credit card. Then she weighed everything: rice, beans, lids, gas. A box she sold for $8.00 cost her $7.60.",
      "Now she sells fewer, charges properly and shows other cooks the sum. There is no secret formula. It is a one-page spreadsheet.",
    ],
    quotes: [
      ["“The chicken box was losing me money. It was off the menu by Friday.”", "Nadia, meal prep"],
      ["“I was scared to add a dollar. Nobody said a word.”", "Jo, weekday lunches"],
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
    "Rose Teixeira. [rose@lunchboxsum.example](mailto:rose@lunchboxsum.example)",
  ],
};
