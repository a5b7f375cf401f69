import { ACCOUNT_ERRORS } from "./accounts.ts";
import { COMMON_ERRORS, type ErrorKind } from "./errors.ts";
import { IMAGE_ERRORS } from "./images.ts";
import type { Translated } from "./languages.ts";
import { PAGE_ERRORS } from "./pages.ts";
import { PUBLISHING_ERRORS } from "./publishing.ts";
import { SESSION_ERRORS } from "./sessions.ts";
import { SITE_ERRORS } from "./sites.ts";
import { TEMPLATE_ERRORS } from "./templates.ts";

/** Every error code there is, with its HTTP status and its words. */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...SESSION_ERRORS,
  ...SITE_ERRORS,
  ...TEMPLATE_ERRORS,
  ...PAGE_ERRORS,
  ...PUBLISHING_ERRORS,
  ...IMAGE_ERRORS,
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** Words for what can be wrong with a field, by the code in its schema; `invalid` for all others. */
export const FIELD_MESSAGES = {
  invalid: { pt: "Valor inválido.", en: "Invalid value.", es: "Valor no válido." },
  required: { pt: "Preencha este campo.", en: "Fill in this field.", es: "Completa este campo." },
  malformed: {
    pt: "Este trecho não está no formato certo.",
    en: "This part is not in the right form.",
    es: "Esta parte no tiene el formato correcto.",
  },
  bad_character: {
    pt: "Há um caractere que não pode ser guardado.",
    en: "There is a character that cannot be stored.",
    es: "Hay un carácter que no se puede guardar.",
  },
  too_deep: {
    pt: "Há níveis demais, um dentro do outro.",
    en: "Too many levels, one inside the other.",
    es: "Hay demasiados niveles, uno dentro de otro.",
  },
  too_large: { pt: "É grande demais.", en: "It is too large.", es: "Es demasiado grande." },
  unknown_field: { pt: "Este campo não existe.", en: "There is no such field.", es: "Este campo no existe." },
  too_long: { pt: "Texto longo demais.", en: "The text is too long.", es: "El texto es demasiado largo." },
  bad_id: { pt: "Identificador inválido.", en: "Invalid identifier.", es: "Identificador no válido." },
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
  bad_site_name: {
    pt: "Use letras, números e hifens, sem espaços.",
    en: "Use letters, numbers and hyphens, without spaces.",
    es: "Usa letras, números y guiones, sin espacios.",
  },
  bad_slug: {
    pt: "Use letras minúsculas, números e hifens.",
    en: "Use lowercase letters, numbers and hyphens.",
    es: "Usa letras minúsculas, números y guiones.",
  },
  slug_slash: {
    pt: "O endereço não pode terminar com barra.",
    en: "The address cannot end with a slash.",
    es: "La dirección no puede terminar con barra.",
  },
  slug_reserved: {
    pt: "Este endereço é reservado pela plataforma.",
    en: "This address is reserved by the platform.",
    es: "Esta dirección está reservada por la plataforma.",
  },
  unsafe_link: {
    pt: "Este link não é aceito. Use http, https, mailto, tel ou um caminho do site.",
    en: "This link is not accepted. Use http, https, mailto, tel or a path of the site.",
    es: "Este enlace no se acepta. Usa http, https, mailto, tel o una ruta del sitio.",
  },
} as const satisfies Record<string, Translated>;

export type FieldCode = keyof typeof FIELD_MESSAGES;

/** Puts values into a message: `fill("Wait {seconds}", {seconds: 5})`. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}
