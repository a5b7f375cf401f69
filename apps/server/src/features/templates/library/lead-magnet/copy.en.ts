import type { LeadMagnetCopy } from "./copy.ts";

export const en: LeadMagnetCopy = {
  title: "The Kitchen Bicycle: a free guide to twelve repairs",
  description: "A free PDF guide: twelve bicycle repairs to do at home, with drawings, the tools for each and the time it takes.",
  cover: { title: "The Kitchen\nBicycle", line: "Twelve repairs to do at home" },
  kicker: "Free guide, 52 pages as a PDF",
  headline: "Mend your bicycle without leaving the kitchen",
  lead: "A flat tyre, a slack brake, a chain that jumps: twelve repairs explained in drawings, from the easiest to the most fiddly. The first takes five minutes.",
  form: {
    name: "Bicycle guide",
    first: "Your name",
    mail: "E-mail to send the guide to",
    example: "you@example.com",
    submit: "Send me the guide",
    thanks: "Done. The guide is on its way to your inbox. If it is not there in ten minutes, look among promotions.",
  },
  promise: "After the guide, one tip a month. Every e-mail has a link to leave the list.",
  chapters: {
    title: "What is inside",
    lead: "Every chapter opens with the time, the tools and how to tell that it worked.",
    items: [
      ["Pump it right", "5 min. How much air a tyre wants, and why", "6"],
      ["Saddle height", "10 min. Your knees will notice on the first ride", "9"],
      ["Patch the tube", "25 min. With a patch, not with luck", "12"],
      ["Change the tyre", "20 min. Without pinching the new tube", "17"],
      ["A brake that squeals", "15 min. Clean it, sand it, line up the pad", "21"],
      ["A brake gone slack", "10 min. The one screw that nearly always does it", "25"],
      ["Clean the chain", "20 min. A rag, an old toothbrush and a tub", "28"],
      ["A chain that jumps", "15 min. Measure the wear with a ruler", "32"],
      ["Gears that hesitate", "30 min. Two screws and some patience", "35"],
      ["A wheel that wobbles", "40 min. The right spoke, a quarter turn", "40"],
      ["Loose handlebars", "15 min. Tighten in the right order", "45"],
      ["Time for the shop", "Five signs that it is better left alone", "48"],
    ],
  },
  inside: {
    title: "Made to get greasy",
    items: [
      "A drawing for every step, large enough to see from where you kneel",
      "A list of tools: the six you need, and those that can wait",
      "A version to print in black and white, four pages to a sheet",
    ],
  },
  free: {
    title: "Why is it free?",
    words: [
      "Because we sell the set of tools shown on pages 4 and 5. It is a good set, but the guide works with the spanner already in your drawer.",
      "It is for ordinary bicycles with rim brakes or mechanical discs. Hydraulic brakes, suspension and electric bicycles are left out: those are for the shop.",
    ],
  },
  again: "I want the guide",
  footer: "The Kitchen Bicycle is a guide by Spanner 15. Write to us: [hello@spanner15.example](mailto:hello@spanner15.example)",
};
