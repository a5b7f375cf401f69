import type { DirectoryCopy } from "./copy.ts";

export const pt: DirectoryCopy = {
  brand: "Sua marca",
  motto: "Em uma frase, o que você ensina e para quem.",
  groups: [
    {
      title: "O curso",
      links: [
        {
          words: "As aulas",
          href: "https://suamarca.example/aulas",
        },
        {
          words: "Perguntas",
          href: "https://suamarca.example/perguntas",
        },
        {
          words: "Área do aluno",
          href: "https://suamarca.example/entrar",
        },
      ],
    },
    {
      title: "Fale com a gente",
      links: [
        {
          words: "E-mail",
          href: "mailto:oi@suamarca.example",
        },
        {
          words: "WhatsApp",
          href: "https://suamarca.example/whatsapp",
        },
        {
          words: "Instagram",
          href: "https://suamarca.example/instagram",
        },
      ],
    },
    {
      title: "Papelada",
      links: [
        {
          words: "Termos de uso",
          href: "https://suamarca.example/termos",
        },
        {
          words: "Privacidade",
          href: "https://suamarca.example/privacidade",
        },
        {
          words: "Trocas e devoluções",
          href: "https://suamarca.example/devolucoes",
        },
      ],
    },
  ],
  legal: "Nome da empresa, CNPJ 00.000.000/0000-00. Rua, número, cidade, estado.",
};
