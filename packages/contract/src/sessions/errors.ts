import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const SESSION_ERRORS = {
  WRONG_CREDENTIALS: {
    status: 401,
    message: { pt: "Senha incorreta.", en: "Incorrect password.", es: "Contraseña incorrecta." },
  },
  EMAIL_BANNED: {
    status: 400,
    message: {
      pt: "Este provedor de e-mail não é aceito. Use outro endereço.",
      en: "This e-mail provider is not accepted. Use another address.",
      es: "Este proveedor de correo no se acepta. Usa otra dirección.",
    },
  },
  LOG_IN_EXPIRED: {
    status: 401,
    message: {
      pt: "Sua sessão expirou. Entre de novo.",
      en: "The session has expired. Log in again.",
      es: "La sesión expiró. Inicia sesión de nuevo.",
    },
  },
  SESSION_EXPIRED: {
    status: 401,
    message: {
      pt: "Sua sessão expirou. Entre de novo.",
      en: "Your session has expired. Please login again.",
      es: "Tu sesión expiró. Inicia sesión de nuevo.",
    },
  },
  RESET_EMAIL_FAILED: {
    status: 503,
    message: {
      pt: "Não foi possível enviar o e-mail de redefinição de senha. Tente de novo.",
      en: "The reset email could not be sent. Please try again.",
      es: "No se pudo enviar el correo para restablecer la contraseña. Inténtalo de nuevo.",
    },
  },
  VERIFY_FAILED: {
    status: 500,
    message: {
      pt: "Erro ao verificar. Tente de novo.",
      en: "Error verifying. Please try again.",
      es: "Error al verificar. Inténtalo de nuevo.",
    },
  },
  SESSION_NOT_CREATED: {
    status: 401,
    message: { pt: "Não foi possível criar a sessão.", en: "Failed to create session", es: "No se pudo crear la sesión." },
  },
  NO_USER_RETURNED: {
    status: 401,
    message: { pt: "Nenhum usuário retornado.", en: "No user returned", es: "No se devolvió ningún usuario." },
  },
  LOG_IN_BUSY: {
    status: 503,
    message: {
      pt: "Muita gente está entrando agora. Tente de novo em {seconds} segundos.",
      en: "Many people are logging in right now. Try again in {seconds} seconds.",
      es: "Mucha gente está entrando ahora. Inténtalo de nuevo en {seconds} segundos.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const SESSION_FIELD_MESSAGES = {
  password_mismatch: {
    pt: "As senhas não são iguais.",
    en: "The passwords are not the same.",
    es: "Las contraseñas no son iguales.",
  },
  terms_needed: {
    pt: "Aceite os termos para continuar.",
    en: "Accept the terms to continue.",
    es: "Acepta los términos para continuar.",
  },
} as const satisfies Record<string, Translated>;
