import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { type WhereFrom, whereFromFacts } from "./where-from.ts";

export interface PasswordChangedValues extends WhereFrom {
  /** Where another password is asked for. */
  readonly url: string;
}

/** Tells the owner that the account has another password. */
export function passwordChangedMessage(language: Language, { url, ...from }: PasswordChangedValues): EmailMessage {
  const facts = whereFromFacts(language, from);
  return {
    pt: {
      subject: "Sua senha foi alterada",
      heading: "Sua senha foi alterada",
      paragraphs: [
        "A senha da sua conta foi alterada, e as outras sessões foram encerradas.",
        "Se foi você, não precisa fazer nada. Se não foi, redefina a senha agora.",
      ],
      facts,
      button: { label: "Não fui eu: redefinir a senha", url },
    },
    en: {
      subject: "Your password was changed",
      heading: "Your password was changed",
      paragraphs: [
        "The password of your account was changed, and its other sessions were ended.",
        "If it was you, there is nothing to do. If it was not, reset your password now.",
      ],
      facts,
      button: { label: "It was not me: reset the password", url },
    },
    es: {
      subject: "Tu contraseña fue cambiada",
      heading: "Tu contraseña fue cambiada",
      paragraphs: [
        "La contraseña de tu cuenta fue cambiada, y las demás sesiones se cerraron.",
        "Si fuiste tú, no tienes que hacer nada. Si no, restablece la contraseña ahora.",
      ],
      facts,
      button: { label: "No fui yo: restablecer la contraseña", url },
    },
  }[language];
}
