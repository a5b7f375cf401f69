import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: { label: "Divisor", fields: {} },
  en: { label: "Divider", fields: {} },
  es: { label: "Divisor", fields: {} },
};
