import type { WordmarkCopy } from "./copy.ts";

export const en: WordmarkCopy = {
  brand: "Your brand",
  links: [
    {
      words: "hi@yourbrand.example",
      href: "mailto:hi@yourbrand.example",
    },
    {
      words: "Terms of use",
      href: "https://yourbrand.example/terms",
    },
    {
      words: "Privacy",
      href: "https://yourbrand.example/privacy",
    },
  ],
  legal: "Company name, registration number. Results depend on each person’s work. This site is not part of Facebook or Google.",
};
