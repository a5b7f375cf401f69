import type { OpenCopy } from "./copy.ts";

export const en: OpenCopy = {
  title: "No small print",
  items: [
    {
      question: "Is there a subscription?",
      answer: "No. You pay once and nothing renews by itself.",
    },
    {
      question: "Is there a certificate?",
      answer: "Say here whether there is one, and what it is good for.",
    },
    {
      question: "Does it work on a phone?",
      answer: "It does. Lessons open in the browser, with nothing to install.",
    },
    {
      question: "Is there a group?",
      answer: "There is room for questions below each lesson. There is no group that buzzes all day.",
    },
    {
      question: "Do I get an invoice?",
      answer: "Yes, by e-mail, together with the receipt of your payment.",
    },
    {
      question: "Can I share it?",
      answer: "Access is for one person. For a class, write to us.",
    },
  ],
};
