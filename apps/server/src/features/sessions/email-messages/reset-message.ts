import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";

export interface ResetValues {
  readonly url: string;
}

/** Brings the link that sets another password. */
export function resetMessage(language: Language, { url }: ResetValues): EmailMessage {
  return {
    pt: {
      subject: "Redefinir sua senha",
      heading: "Redefinir sua senha",
      paragraphs: [
        "Pediram para redefinir a senha da sua conta. Escolha a nova senha pelo botão abaixo.",
        "O link vale por 30 minutos e funciona uma vez. Ao usá-lo, todas as sessões são encerradas.",
      ],
      button: { label: "Escolher nova senha", url },
      footnote: "Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.",
    },
    en: {
      subject: "Reset your password",
      heading: "Reset your password",
      paragraphs: [
        "Somebody asked to reset the password of your account. Choose the new one with the button below.",
        "The link is valid for 30 minutes and works once. Using it ends every session.",
      ],
      button: { label: "Choose a new password", url },
      footnote: "If you did not ask for this, ignore this message: your password stays as it is.",
    },
    es: {
      subject: "Restablecer tu contraseña",
      heading: "Restablecer tu contraseña",
      paragraphs: [
        "Pidieron restablecer la contraseña de tu cuenta. Elige la nueva con el botón de abajo.",
        "El enlace vale por 30 minutos y funciona una vez. Al usarlo, se cierran todas las sesiones.",
      ],
      button: { label: "Elegir nueva contraseña", url },
      footnote: "Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.",
    },
  }[language];
}
