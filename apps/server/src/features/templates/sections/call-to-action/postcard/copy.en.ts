import type { PostcardCopy } from "./copy.ts";

export const en: PostcardCopy = {
  title: "Before you close this page",
  words: [
    "If you read this far, it has been on your mind for a while. It need not be perfect: it needs to be begun.",
    "If anything is unclear, answer this card. A person reads it.",
  ],
  buy: "I’ll start",
  ask: "Ask a question",
  mail: "mailto:hi@yourbrand.example",
  address: ["To you,", "who got to the end", "and is still thinking"],
};
