import type { RailCopy } from "./copy.ts";

export const en: RailCopy = {
  title: "In the words of people who bought it",
  label: "What customers say",
  voices: [
    {
      result: "What changed, in three words",
      quote: "Paste a message a customer sent you. It may be short, it may be slangy: that is what makes it true.",
      name: "Customer’s name, town",
    },
    {
      result: "How long it took",
      quote: "This is the place for somebody who took a while. Whoever hesitates will recognise themselves.",
      name: "Customer’s name, town",
    },
    {
      result: "What almost stopped them",
      quote: "Ask somebody what almost kept them from buying, and what they thought afterwards.",
      name: "Customer’s name, town",
    },
    {
      result: "Who they would tell",
      quote: "End with somebody saying who they would recommend it to, and who not.",
      name: "Customer’s name, town",
    },
  ],
};
