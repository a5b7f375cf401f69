import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Texto",
    fields: { content: "Texto" },
    seed: {
      content:
        "Conte em poucas linhas o que a pessoa ganha, com quem você já trabalhou e o que acontece depois do clique. Frases curtas vendem mais.",
    },
  },
  en: {
    label: "Text",
    fields: { content: "Text" },
    seed: {
      content:
        "Tell in a few lines what the person gains, who you have worked with and what happens after the click. Short sentences sell more.",
    },
  },
  es: {
    label: "Texto",
    fields: { content: "Texto" },
    seed: {
      content:
        "Cuenta en pocas líneas qué gana la persona, con quién has trabajado y qué pasa después del clic. Las frases cortas venden más.",
    },
  },
};
