import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";

export interface ChangeValues {
  readonly name: string;
  readonly url: string;
}

/** Goes to the new address: asks to confirm that it is to be the account's. */
export function changeMessage(language: Language, { name, url }: ChangeValues): EmailMessage {
  return {
    pt: {
      subject: "Confirme seu novo e-mail",
      heading: "Confirme seu novo e-mail",
      paragraphs: [
        `A conta de ${name} pediu para passar a usar este endereço. Ao confirmar, é com ele que se entra na conta.`,
        "O link vale por 24 horas e funciona uma vez.",
      ],
      button: { label: "Usar este e-mail", url },
      footnote: "Se você não conhece esta conta, ignore esta mensagem e não abra o link: nada muda.",
    },
    en: {
      subject: "Confirm your new e-mail address",
      heading: "Confirm your new e-mail address",
      paragraphs: [
        `The account of ${name} asked to use this address from now on. Once you confirm it, this is the address to log in with.`,
        "The link is valid for 24 hours and works once.",
      ],
      button: { label: "Use this e-mail", url },
      footnote: "If you do not know this account, ignore this message and do not open the link: nothing changes.",
    },
    es: {
      subject: "Confirma tu nuevo correo",
      heading: "Confirma tu nuevo correo",
      paragraphs: [
        `La cuenta de ${name} pidió usar esta dirección de ahora en adelante. Al confirmarla, será la que se usa para iniciar sesión.`,
        "El enlace vale por 24 horas y funciona una vez.",
      ],
      button: { label: "Usar este correo", url },
      footnote: "Si no conoces esta cuenta, ignora este mensaje y no abras el enlace: nada cambia.",
    },
  }[language];
}
