import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const SHARE_ERRORS = {
  SHARE_EXPIRED: {
    status: 410,
    message: { pt: "O link expirou.", en: "The link has expired.", es: "El enlace ha caducado." },
  },
  SHARE_NOT_FOUND: {
    status: 404,
    message: { pt: "O link não existe...", en: "Link doesn't exists...", es: "El enlace no existe..." },
  },
  SHARE_LIMIT: {
    status: 409,
    message: {
      pt: "Esta página já tem {limit} links ativos, o máximo. Exclua um que não usa mais e tente de novo.",
      en: "This page already has {limit} active links, the most there can be. Delete one you no longer use and try again.",
      es: "Esta página ya tiene {limit} enlaces activos, el máximo. Elimina uno que ya no uses e inténtalo de nuevo.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const SHARE_FIELD_MESSAGES = {
  expiry_past: {
    pt: "Escolha uma data no futuro.",
    en: "Choose a date in the future.",
    es: "Elige una fecha en el futuro.",
  },
} as const satisfies Record<string, Translated>;
