import type { SealCopy } from "./copy.ts";

export const en: SealCopy = {
  title: "Changed your mind? Money back.",
  terms: [
    "You have 7 days from the purchase to watch what you like and decide. If it isn’t for you, we return the whole amount.",
    "We ask for no reason and no proof that you watched it.",
  ],
  how: {
    title: "How to ask",
    steps: ["Answer the e-mail of your order", "Write “I changed my mind”", "The money goes back the way it came"],
  },
};
