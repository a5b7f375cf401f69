import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";

export interface ChangeNoticeValues {
  readonly name: string;
  readonly newEmail: string;
  /** Where another password is asked for. */
  readonly url: string;
}

/** Goes to the old address: says what is about to change, and how to stop it. */
export function changeNoticeMessage(language: Language, { name, newEmail, url }: ChangeNoticeValues): EmailMessage {
  return {
    pt: {
      subject: "Pedido para trocar o e-mail da sua conta",
      heading: "Foi você que pediu a troca?",
      paragraphs: [
        `Olá, ${name}. Alguém que entrou na sua conta pediu para trocar este endereço por outro. A troca só acontece quando o novo endereço for confirmado.`,
        "Se foi você, não precisa fazer nada. Se não foi, redefina a senha agora: isso cancela a troca e encerra todas as sessões.",
      ],
      button: { label: "Não fui eu: redefinir a senha", url },
      facts: [{ label: "Novo e-mail", value: newEmail }],
    },
    en: {
      subject: "Request to change your account's e-mail address",
      heading: "Did you ask for this change?",
      paragraphs: [
        `Hello, ${name}. Somebody logged in to your account asked to replace this address with another. The change only happens once the new address is confirmed.`,
        "If it was you, there is nothing to do. If it was not, reset your password now: that cancels the change and ends every session.",
      ],
      button: { label: "It was not me: reset the password", url },
      facts: [{ label: "New e-mail", value: newEmail }],
    },
    es: {
      subject: "Solicitud para cambiar el correo de tu cuenta",
      heading: "¿Pediste este cambio?",
      paragraphs: [
        `Hola, ${name}. Alguien que inició sesión en tu cuenta pidió cambiar esta dirección por otra. El cambio solo ocurre cuando se confirme la nueva dirección.`,
        "Si fuiste tú, no tienes que hacer nada. Si no, restablece la contraseña ahora: eso cancela el cambio y cierra todas las sesiones.",
      ],
      button: { label: "No fui yo: restablecer la contraseña", url },
      facts: [{ label: "Nuevo correo", value: newEmail }],
    },
  }[language];
}
