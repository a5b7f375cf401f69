import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Seção",
    fields: { tag: "Papel na página" },
    choices: { "tag.section": "Seção", "tag.header": "Cabeçalho", "tag.footer": "Rodapé", "tag.main": "Conteúdo principal" },
  },
  en: {
    label: "Section",
    fields: { tag: "Role on the page" },
    choices: { "tag.section": "Section", "tag.header": "Header", "tag.footer": "Footer", "tag.main": "Main content" },
  },
  es: {
    label: "Sección",
    fields: { tag: "Papel en la página" },
    choices: { "tag.section": "Sección", "tag.header": "Encabezado", "tag.footer": "Pie", "tag.main": "Contenido principal" },
  },
};
