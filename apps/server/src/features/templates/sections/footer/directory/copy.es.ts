import type { DirectoryCopy } from "./copy.ts";

export const es: DirectoryCopy = {
  brand: "Tu marca",
  motto: "En una frase, qué enseñas y a quién.",
  groups: [
    {
      title: "El curso",
      links: [
        {
          words: "Las clases",
          href: "https://tumarca.example/clases",
        },
        {
          words: "Preguntas",
          href: "https://tumarca.example/preguntas",
        },
        {
          words: "Área del alumno",
          href: "https://tumarca.example/entrar",
        },
      ],
    },
    {
      title: "Habla con nosotros",
      links: [
        {
          words: "Correo",
          href: "mailto:hola@tumarca.example",
        },
        {
          words: "WhatsApp",
          href: "https://tumarca.example/whatsapp",
        },
        {
          words: "Instagram",
          href: "https://tumarca.example/instagram",
        },
      ],
    },
    {
      title: "Los papeles",
      links: [
        {
          words: "Términos de uso",
          href: "https://tumarca.example/terminos",
        },
        {
          words: "Privacidad",
          href: "https://tumarca.example/privacidad",
        },
        {
          words: "Devoluciones",
          href: "https://tumarca.example/devoluciones",
        },
      ],
    },
  ],
  legal: "Nombre de la empresa, identificación fiscal. Calle, número, ciudad, país.",
};
