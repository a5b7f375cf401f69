import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Título",
    fields: { level: "Nível", content: "Texto" },
    choices: { "level.h1": "Título da página", "level.h2": "Título de seção", "level.h3": "Subtítulo", "level.h4": "Título pequeno" },
    seed: { content: "Diga em uma frase o que muda para o cliente" },
  },
  en: {
    label: "Heading",
    fields: { level: "Level", content: "Text" },
    choices: { "level.h1": "Page title", "level.h2": "Section title", "level.h3": "Subtitle", "level.h4": "Small title" },
    seed: { content: "Say in one sentence what changes for the customer" },
  },
  es: {
    label: "Título",
    fields: { level: "Nivel", content: "Texto" },
    choices: { "level.h1": "Título de la página", "level.h2": "Título de sección", "level.h3": "Subtítulo", "level.h4": "Título pequeño" },
    seed: { content: "Di en una frase qué cambia para el cliente" },
  },
};
