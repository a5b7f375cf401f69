import type { AsideCopy } from "./copy.ts";

export const en: AsideCopy = {
  title: "Questions we get every week",
  help: {
    title: "Yours isn’t here?",
    text: "Write to us. We answer within one working day.",
    button: "Write to us",
    mail: "mailto:hi@yourbrand.example",
  },
  items: [
    {
      question: "Do I need to know anything first?",
      answer: "No. Lesson 1 starts from nothing, and whatever is new is explained as it comes.",
    },
    {
      question: "How long will it take me?",
      answer: "Six weeks, at three days of twenty minutes. You could also watch it all in one weekend.",
    },
    {
      question: "How long can I watch it?",
      answer: "For one year from the day you buy it, as often as you like.",
    },
    {
      question: "How do I get in?",
      answer: "By e-mail, as soon as your payment goes through. It usually takes a few minutes.",
    },
    {
      question: "What if I don’t like it?",
      answer: "You have 7 days to ask for your money back, by answering the e-mail of your order.",
    },
  ],
};
