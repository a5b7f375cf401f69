import type { TicketCopy } from "./copy.ts";

export const en: TicketCopy = {
  label: "The full course",
  title: "One price, everything in it",
  points: [
    "All 6 lessons, to watch as often as you like",
    "The course notebook as a PDF",
    "Answers to your questions for 60 days",
    "One year of access, on phone and computer",
  ],
  price: "$39",
  terms: "One payment. Nothing renews by itself.",
  buy: "Buy the course",
  promise: "7 days to change your mind, money back.",
};
