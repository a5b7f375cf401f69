import type { DirectoryCopy } from "./copy.ts";

export const en: DirectoryCopy = {
  brand: "Your brand",
  motto: "In one sentence, what you teach and to whom.",
  groups: [
    {
      title: "The course",
      links: [
        {
          words: "The lessons",
          href: "https://yourbrand.example/lessons",
        },
        {
          words: "Questions",
          href: "https://yourbrand.example/questions",
        },
        {
          words: "Student area",
          href: "https://yourbrand.example/log-in",
        },
      ],
    },
    {
      title: "Talk to us",
      links: [
        {
          words: "E-mail",
          href: "mailto:hi@yourbrand.example",
        },
        {
          words: "WhatsApp",
          href: "https://yourbrand.example/whatsapp",
        },
        {
          words: "Instagram",
          href: "https://yourbrand.example/instagram",
        },
      ],
    },
    {
      title: "The paperwork",
      links: [
        {
          words: "Terms of use",
          href: "https://yourbrand.example/terms",
        },
        {
          words: "Privacy",
          href: "https://yourbrand.example/privacy",
        },
        {
          words: "Refunds",
          href: "https://yourbrand.example/refunds",
        },
      ],
    },
  ],
  legal: "Company name, registration number. Street, number, town, country.",
};
