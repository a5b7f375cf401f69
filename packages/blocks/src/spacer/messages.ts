import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: { label: "Espaço", fields: {} },
  en: { label: "Spacer", fields: {} },
  es: { label: "Espacio", fields: {} },
};
