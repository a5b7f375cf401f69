import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const LABEL_ERRORS = {
  LABEL_NOT_FOUND: {
    status: 404,
    message: {
      pt: "Esta tag ou produto não existe mais.",
      en: "This tag or product no longer exists.",
      es: "Esta etiqueta o producto ya no existe.",
    },
  },
  LABEL_NAME_TAKEN: {
    status: 409,
    message: { pt: "O nome já existe.", en: "The name already exists.", es: "El nombre ya existe." },
  },
  LABEL_ELSEWHERE: {
    status: 403,
    message: {
      pt: "Também está em páginas de sites aos quais você não tem acesso. Peça a mudança a quem cuida da conta.",
      en: "It is also on pages of sites you have no access to. Ask the account's owner to make the change.",
      es: "También está en páginas de sitios a los que no tienes acceso. Pide el cambio a quien administra la cuenta.",
    },
  },
  LABEL_LIMIT: {
    status: 409,
    message: {
      pt: "Sua conta já tem {limit} deste tipo, o máximo. Exclua um que não usa mais e tente de novo.",
      en: "Your account already has {limit} of these, the most there can be. Delete one you no longer use and try again.",
      es: "Tu cuenta ya tiene {limit} de este tipo, el máximo. Elimina uno que ya no uses e inténtalo de nuevo.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const LABEL_FIELD_MESSAGES = {
  label_name_taken: LABEL_ERRORS.LABEL_NAME_TAKEN.message,
} as const satisfies Record<string, Translated>;
