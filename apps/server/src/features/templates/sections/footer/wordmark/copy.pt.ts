import type { WordmarkCopy } from "./copy.ts";

export const pt: WordmarkCopy = {
  brand: "Sua marca",
  links: [
    {
      words: "oi@suamarca.example",
      href: "mailto:oi@suamarca.example",
    },
    {
      words: "Termos de uso",
      href: "https://suamarca.example/termos",
    },
    {
      words: "Privacidade",
      href: "https://suamarca.example/privacidade",
    },
  ],
  legal:
    "Nome da empresa, CNPJ 00.000.000/0000-00. Os resultados dependem da dedicação de cada pessoa. Este site não faz parte do Facebook nem do Google.",
};
