import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Botão",
    fields: { content: "Texto", href: "Leva para", newTab: "Abrir em outra aba", look: "Aparência" },
    choices: { "look.solid": "Cheio", "look.outline": "Contorno", "look.link": "Só texto" },
    seed: { content: "Quero começar agora" },
  },
  en: {
    label: "Button",
    fields: { content: "Text", href: "Leads to", newTab: "Open in a new tab", look: "Look" },
    choices: { "look.solid": "Filled", "look.outline": "Outline", "look.link": "Text only" },
    seed: { content: "Get started now" },
  },
  es: {
    label: "Botón",
    fields: { content: "Texto", href: "Lleva a", newTab: "Abrir en otra pestaña", look: "Apariencia" },
    choices: { "look.solid": "Relleno", "look.outline": "Contorno", "look.link": "Solo texto" },
    seed: { content: "Quiero empezar ahora" },
  },
};
