import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: { label: "Caixa", fields: {} },
  en: { label: "Box", fields: {} },
  es: { label: "Caja", fields: {} },
};
