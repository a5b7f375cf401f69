import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const TEMPLATE_ERRORS = {
  TEMPLATE_NOT_FOUND: {
    status: 404,
    message: { pt: "Modelo não encontrado.", en: "Template not found.", es: "Plantilla no encontrada." },
  },
  TEMPLATE_LIMIT: {
    status: 409,
    message: {
      pt: "Sua conta já guarda {limit} modelos, o máximo. Exclua um que você não usa mais e salve de novo.",
      en: "Your account already keeps {limit} templates, the most there can be. Delete one you no longer use and save again.",
      es: "Tu cuenta ya guarda {limit} plantillas, el máximo. Elimina una que ya no uses y guarda de nuevo.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const TEMPLATE_FIELD_MESSAGES = {
  other_kind: {
    pt: "Isto não serve para este tipo de modelo: páginas e seções têm categorias e conteúdos diferentes.",
    en: "This does not fit this type of template: pages and sections have different categories and content.",
    es: "Esto no sirve para este tipo de plantilla: las páginas y las secciones tienen categorías y contenidos distintos.",
  },
} as const satisfies Record<string, Translated>;
