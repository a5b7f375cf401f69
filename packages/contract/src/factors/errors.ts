import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const FACTOR_ERRORS = {
  CODE_WRONG: {
    status: 400,
    message: {
      pt: "Código inválido. Tentativas restantes: {attempts}.",
      en: "Invalid code. Attempts remaining: {attempts}.",
      es: "Código no válido. Intentos restantes: {attempts}.",
    },
  },
  CODE_EXPIRED: {
    status: 400,
    message: {
      pt: "O código expirou. Peça um novo.",
      en: "The code has expired. Request a new one.",
      es: "El código expiró. Solicita uno nuevo.",
    },
  },
  CODE_ATTEMPTS: {
    status: 429,
    message: {
      pt: "Muitas tentativas. Peça um novo código.",
      en: "Too many attempts. Request a new code.",
      es: "Demasiados intentos. Solicita un código nuevo.",
    },
  },
  CODE_WAIT: {
    status: 429,
    message: {
      pt: "Espere {seconds} segundos para pedir outro código.",
      en: "Wait {seconds} seconds before requesting another code.",
      es: "Espera {seconds} segundos antes de solicitar otro código.",
    },
  },
  CODE_NOT_SENT: {
    status: 503,
    message: {
      pt: "Não foi possível enviar o código. Tente de novo.",
      en: "The code could not be sent. Please try again.",
      es: "No se pudo enviar el código. Inténtalo de nuevo.",
    },
  },
  SET_UP_OVER: {
    status: 410,
    message: {
      pt: "Este processo não está mais em andamento. Comece de novo.",
      en: "This is no longer under way. Please restart the process.",
      es: "Este proceso ya no está en curso. Reinicia el proceso.",
    },
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: {
      pt: "A chave de acesso não foi aceita. Tente de novo ou entre de outro jeito.",
      en: "The passkey was not accepted. Try again or log in another way.",
      es: "La llave de acceso no fue aceptada. Inténtalo de nuevo o entra de otra forma.",
    },
  },
  PASSKEY_LIMIT: {
    status: 409,
    message: {
      pt: "Você já tem {most} chaves de acesso. Remova uma para adicionar outra.",
      en: "You have {most} passkeys already. Remove one to add another.",
      es: "Ya tienes {most} llaves de acceso. Elimina una para agregar otra.",
    },
  },
  FACTOR_MISSING: {
    status: 409,
    message: {
      pt: "Este método de verificação não está ativo na sua conta.",
      en: "This verification method is not turned on for your account.",
      es: "Este método de verificación no está activo en tu cuenta.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const FACTOR_FIELD_MESSAGES = {
  code_format: {
    pt: "Formato inválido: o código tem 6 números.",
    en: "Invalid format: the code has 6 digits.",
    es: "Formato no válido: el código tiene 6 dígitos.",
  },
  recovery_format: {
    pt: "Formato inválido: confira o código de recuperação.",
    en: "Invalid format: check the recovery code.",
    es: "Formato no válido: revisa el código de recuperación.",
  },
} as const satisfies Record<string, Translated>;
