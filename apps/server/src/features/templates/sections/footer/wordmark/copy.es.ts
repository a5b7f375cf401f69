import type { WordmarkCopy } from "./copy.ts";

export const es: WordmarkCopy = {
  brand: "Tu marca",
  links: [
    {
      words: "hola@tumarca.example",
      href: "mailto:hola@tumarca.example",
    },
    {
      words: "Términos de uso",
      href: "https://tumarca.example/terminos",
    },
    {
      words: "Privacidad",
      href: "https://tumarca.example/privacidad",
    },
  ],
  legal:
    "Nombre de la empresa, identificación fiscal. Los resultados dependen del trabajo de cada persona. Este sitio no es parte de Facebook ni de Google.",
};
