import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const ACCOUNT_ERRORS = {
  EMAIL_TAKEN: {
    status: 409,
    message: {
      pt: "Já existe uma conta com este e-mail. Entre nela ou use outro e-mail.",
      en: "There is an account with this e-mail already. Log in to it or use another e-mail.",
      es: "Ya existe una cuenta con este correo. Inicia sesión o usa otro correo.",
    },
  },
  USERNAME_TAKEN: {
    status: 409,
    message: {
      pt: "Este nome de usuário já está em uso. Escolha outro.",
      en: "This username is in use already. Choose another.",
      es: "Este nombre de usuario ya está en uso. Elige otro.",
    },
  },
  EMAIL_NOT_CONFIRMED: {
    status: 409,
    message: {
      pt: "Confirme seu e-mail antes de continuar.",
      en: "Confirm your e-mail address before you continue.",
      es: "Confirma tu correo antes de continuar.",
    },
  },
  KEY_LIMIT: {
    status: 409,
    message: {
      pt: "Sua conta já tem {most} chaves de API. Revogue uma para criar outra.",
      en: "Your account has {most} API keys already. Revoke one to make another.",
      es: "Tu cuenta ya tiene {most} claves de API. Revoca una para crear otra.",
    },
  },
  LINK_EXPIRED: {
    status: 410,
    message: { pt: "O link expirou.", en: "The link has expired.", es: "El enlace expiró." },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const ACCOUNT_FIELD_MESSAGES = {
  bad_email: {
    pt: "Confira o e-mail: falta algo nele.",
    en: "Check the e-mail address: something is missing.",
    es: "Revisa el correo: le falta algo.",
  },
  name_short: { pt: "Escreva seu nome completo.", en: "Write your full name.", es: "Escribe tu nombre completo." },
  password_short: { pt: "Use pelo menos 8 caracteres.", en: "Use at least 8 characters.", es: "Usa al menos 8 caracteres." },
  password_long: { pt: "Use no máximo 200 caracteres.", en: "Use at most 200 characters.", es: "Usa como máximo 200 caracteres." },
  password_upper: { pt: "Inclua uma letra maiúscula.", en: "Include an uppercase letter.", es: "Incluye una letra mayúscula." },
  password_lower: { pt: "Inclua uma letra minúscula.", en: "Include a lowercase letter.", es: "Incluye una letra minúscula." },
  password_number: { pt: "Inclua um número.", en: "Include a number.", es: "Incluye un número." },
  password_special: {
    pt: "Inclua um caractere especial, como ! ou #.",
    en: "Include a special character, such as ! or #.",
    es: "Incluye un carácter especial, como ! o #.",
  },
  email_mismatch: {
    pt: "Os e-mails não são iguais.",
    en: "The e-mail addresses are not the same.",
    es: "Los correos no son iguales.",
  },
  bad_phone: {
    pt: "Confira o telefone e o país, com DDD ou código de área.",
    en: "Check the phone number and its country, with the area code.",
    es: "Revisa el teléfono y su país, con código de área.",
  },
  username_short: { pt: "Use pelo menos 6 caracteres.", en: "Use at least 6 characters.", es: "Usa al menos 6 caracteres." },
  username_letters: { pt: "Use pelo menos 3 letras.", en: "Use at least 3 letters.", es: "Usa al menos 3 letras." },
  username_characters: {
    pt: "Use letras sem acento, números, ponto, hífen ou sublinhado.",
    en: "Use unaccented letters, numbers, dots, hyphens or underscores.",
    es: "Usa letras sin acento, números, puntos, guiones o guiones bajos.",
  },
  username_reserved: {
    pt: "Este nome de usuário é reservado pela plataforma.",
    en: "This username is reserved by the platform.",
    es: "Este nombre de usuario está reservado por la plataforma.",
  },
} as const satisfies Record<string, Translated>;
