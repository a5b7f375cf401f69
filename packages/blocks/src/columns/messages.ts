import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Colunas",
    fields: { stackAt: "Empilhar as colunas" },
    choices: { "stackAt.tablet": "No tablet e no celular", "stackAt.mobile": "Só no celular", "stackAt.never": "Nunca" },
  },
  en: {
    label: "Columns",
    fields: { stackAt: "Stack the columns" },
    choices: { "stackAt.tablet": "On tablet and phone", "stackAt.mobile": "On phone only", "stackAt.never": "Never" },
  },
  es: {
    label: "Columnas",
    fields: { stackAt: "Apilar las columnas" },
    choices: { "stackAt.tablet": "En tableta y móvil", "stackAt.mobile": "Solo en el móvil", "stackAt.never": "Nunca" },
  },
};
