import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const ADMIN_ERRORS = {
  SUPPORT_OF_ADMIN: {
    status: 403,
    message: {
      pt: "Não é possível agir por outra conta de administração, nem pela sua.",
      en: "You cannot act for another administrator's account, nor for your own.",
      es: "No puedes actuar por otra cuenta de administración ni por la tuya.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const ADMIN_FIELD_MESSAGES = {
  reason_short: {
    pt: "Escreva o motivo, em pelo menos 5 caracteres.",
    en: "Write the reason, in at least 5 characters.",
    es: "Escribe el motivo, con al menos 5 caracteres.",
  },
} as const satisfies Record<string, Translated>;
