import type { ErrorKind } from "../calls/errors.ts";

export const CAPTCHA_ERRORS = {
  CAPTCHA_REQUIRED: {
    status: 400,
    message: {
      pt: "Falta a verificação antirrobô. Aguarde um instante e tente de novo.",
      en: "The anti-robot check is missing. Wait a moment and try again.",
      es: "Falta la verificación antirrobots. Espera un momento e inténtalo de nuevo.",
    },
  },
  CAPTCHA_WRONG: {
    status: 400,
    message: {
      pt: "A verificação antirrobô expirou ou não foi aceita. Tente de novo.",
      en: "The anti-robot check expired or was not accepted. Try again.",
      es: "La verificación antirrobots caducó o no fue aceptada. Inténtalo de nuevo.",
    },
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: {
      pt: "O serviço de verificação antirrobô não respondeu. Tente de novo em instantes.",
      en: "The anti-robot service did not answer. Try again in a moment.",
      es: "El servicio de verificación antirrobots no respondió. Inténtalo de nuevo en un momento.",
    },
  },
} as const satisfies Record<string, ErrorKind>;
