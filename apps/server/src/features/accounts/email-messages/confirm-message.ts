import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";

export interface ConfirmValues {
  readonly name: string;
  readonly url: string;
}

/** Asks a new person to confirm the address. */
export function confirmMessage(language: Language, { name, url }: ConfirmValues): EmailMessage {
  return {
    pt: {
      subject: "Confirme seu e-mail",
      heading: "Confirme seu e-mail",
      paragraphs: [`Olá, ${name}! Falta um passo: confirme que este endereço é seu.`, "O link vale por 48 horas e funciona uma vez."],
      button: { label: "Confirmar e-mail", url },
      footnote: "Se não foi você que criou a conta, ignore esta mensagem: sem a confirmação, ninguém usa este endereço.",
    },
    en: {
      subject: "Confirm your e-mail address",
      heading: "Confirm your e-mail address",
      paragraphs: [`Hello, ${name}! One more step: confirm that this address is yours.`, "The link is valid for 48 hours and works once."],
      button: { label: "Confirm e-mail", url },
      footnote: "If it was not you who created the account, ignore this message: without the confirmation, nobody uses this address.",
    },
    es: {
      subject: "Confirma tu correo",
      heading: "Confirma tu correo",
      paragraphs: [
        `¡Hola, ${name}! Falta un paso: confirma que esta dirección es tuya.`,
        "El enlace vale por 48 horas y funciona una vez.",
      ],
      button: { label: "Confirmar correo", url },
      footnote: "Si no fuiste tú quien creó la cuenta, ignora este mensaje: sin la confirmación, nadie usa esta dirección.",
    },
  }[language];
}
