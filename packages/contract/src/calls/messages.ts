import type { DocumentProblem } from "@vitrine/document";
import { ACCOUNT_ERRORS } from "../accounts.ts";
import { ADMIN_ERRORS } from "../admin.ts";
import { BILLING_ERRORS } from "../billing.ts";
import { CAPTCHA_ERRORS } from "../captcha.ts";
import { FACTOR_ERRORS } from "../factors.ts";
import { IMAGE_ERRORS } from "../images.ts";
import { PAGE_ERRORS } from "../pages.ts";
import { PUBLISHING_ERRORS } from "../publishing.ts";
import { SESSION_ERRORS } from "../sessions.ts";
import { SITE_ERRORS } from "../sites.ts";
import { TEMPLATE_ERRORS } from "../templates.ts";
import { COMMON_ERRORS, type ErrorKind } from "./errors.ts";
import type { Translated } from "./languages.ts";

/** Every error code there is, with its HTTP status and its words. */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...SESSION_ERRORS,
  ...CAPTCHA_ERRORS,
  ...FACTOR_ERRORS,
  ...BILLING_ERRORS,
  ...ADMIN_ERRORS,
  ...SITE_ERRORS,
  ...TEMPLATE_ERRORS,
  ...PAGE_ERRORS,
  ...PUBLISHING_ERRORS,
  ...IMAGE_ERRORS,
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** Words for what can be wrong with a field, by the code in its schema or of the document engine; `invalid` for all others. */
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
  password_mismatch: {
    pt: "As senhas não são iguais.",
    en: "The passwords are not the same.",
    es: "Las contraseñas no son iguales.",
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
  terms_needed: {
    pt: "Aceite os termos para continuar.",
    en: "Accept the terms to continue.",
    es: "Acepta los términos para continuar.",
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
  reason_short: {
    pt: "Escreva o motivo, em pelo menos 5 caracteres.",
    en: "Write the reason, in at least 5 characters.",
    es: "Escribe el motivo, con al menos 5 caracteres.",
  },
  bad_site_name: {
    pt: "Use letras sem acento, números e hifens no meio, sem espaços.",
    en: "Use unaccented letters, numbers and hyphens in between, without spaces.",
    es: "Usa letras sin acento, números y guiones en el medio, sin espacios.",
  },
  site_name_long: { pt: "Use no máximo 63 caracteres.", en: "Use at most 63 characters.", es: "Usa como máximo 63 caracteres." },
  site_name_taken: SITE_ERRORS.SITE_NAME_TAKEN.message,
  site_name_reserved: SITE_ERRORS.SITE_NAME_RESERVED.message,
  title_is_domain: {
    pt: "O título precisa ser diferente do domínio do site.",
    en: "The title must be different from the site's domain name.",
    es: "El título debe ser distinto del dominio del sitio.",
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
  too_new: {
    pt: "Este documento é de uma versão mais nova do Vitrine.",
    en: "This document is of a newer version of Vitrine.",
    es: "Este documento es de una versión más nueva de Vitrine.",
  },
  no_page: {
    pt: "Falta a própria página, que não pode ser excluída.",
    en: "The page itself is missing, and it cannot be deleted.",
    es: "Falta la propia página, que no se puede eliminar.",
  },
  missing_parent: {
    pt: "O bloco em que isto fica não existe.",
    en: "The block that this stands in is not there.",
    es: "El bloque donde está esto no existe.",
  },
  cycle: {
    pt: "Um bloco não pode ficar dentro de si mesmo.",
    en: "A block cannot stand inside itself.",
    es: "Un bloque no puede estar dentro de sí mismo.",
  },
  unknown_slot: {
    pt: "O bloco em que isto fica não tem este lugar.",
    en: "The block that this stands in has no such place.",
    es: "El bloque donde está esto no tiene ese lugar.",
  },
  illegal_place: {
    pt: "Este bloco não pode ficar aqui.",
    en: "This block cannot stand here.",
    es: "Este bloque no puede estar aquí.",
  },
  slot_full: {
    pt: "Não cabem mais blocos aqui.",
    en: "No more blocks fit in here.",
    es: "Aquí no caben más bloques.",
  },
  missing_token: {
    pt: "A cor ou a fonte usada aqui não existe na página.",
    en: "The page does not have the colour or font that is used here.",
    es: "La página no tiene el color o la fuente que se usa aquí.",
  },
  invalid_props: {
    pt: "Há um valor que este bloco não aceita.",
    en: "There is a value that this block does not take.",
    es: "Hay un valor que este bloque no acepta.",
  },
  changed_kind: {
    pt: "O tipo e a versão não podem mudar. Exclua isto e crie outro no lugar.",
    en: "Its kind and version cannot change. Delete it and make another in its place.",
    es: "Su tipo y su versión no pueden cambiar. Elimínalo y crea otro en su lugar.",
  },
  stale_change: {
    pt: "Isto já não está como a alteração esperava.",
    en: "This is no longer what the change started from.",
    es: "Esto ya no está como la modificación esperaba.",
  },
  not_found: { pt: "Isto não está na página.", en: "This is not on the page.", es: "Esto no está en la página." },
} as const satisfies Record<string, Translated> & Record<DocumentProblem["code"], Translated>;

export type FieldCode = keyof typeof FIELD_MESSAGES;

/** Puts values into a message: `fill("Wait {seconds}", {seconds: 5})`. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}
