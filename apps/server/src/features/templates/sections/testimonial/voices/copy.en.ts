import type { VoicesCopy } from "./copy.ts";

export const en: VoicesCopy = {
  title: "How it went for others",
  lead: "From people who bought it, in their own words.",
  voices: [
    {
      quote: "Write here what a customer said, in their own words and with their permission.",
      name: "Customer’s name",
      role: "Job or town",
    },
    {
      quote: "Pick one that tells how it was before, what changed and how long it took.",
      name: "Customer’s name",
      role: "Job or town",
    },
    {
      quote: "One that also says what was hard is worth more than praise.",
      name: "Customer’s name",
      role: "Job or town",
    },
  ],
};
