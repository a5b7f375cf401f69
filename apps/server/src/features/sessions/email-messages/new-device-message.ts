import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { type WhereFrom, whereFromFacts } from "./where-from.ts";

export interface NewDeviceValues extends WhereFrom {
  /** Where sessions are ended and the password is changed. */
  readonly url: string;
}

/** Tells the owner of a log-in from a browser or country not seen lately. */
export function newDeviceMessage(language: Language, { url, ...from }: NewDeviceValues): EmailMessage {
  const facts = whereFromFacts(language, from);
  return {
    pt: {
      subject: "Novo acesso à sua conta",
      heading: "Novo acesso à sua conta",
      paragraphs: [
        "Alguém entrou na sua conta de um aparelho ou país que não víamos há algum tempo.",
        "Se foi você, não precisa fazer nada. Se não foi, encerre essa sessão e troque a senha agora.",
      ],
      facts,
      button: { label: "Ver minhas sessões", url },
    },
    en: {
      subject: "New log-in to your account",
      heading: "New log-in to your account",
      paragraphs: [
        "Somebody logged in to your account from a device or country we had not seen for a while.",
        "If it was you, there is nothing to do. If it was not, end that session and change your password now.",
      ],
      facts,
      button: { label: "See my sessions", url },
    },
    es: {
      subject: "Nuevo acceso a tu cuenta",
      heading: "Nuevo acceso a tu cuenta",
      paragraphs: [
        "Alguien inició sesión en tu cuenta desde un dispositivo o país que no veíamos hace tiempo.",
        "Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia la contraseña ahora.",
      ],
      facts,
      button: { label: "Ver mis sesiones", url },
    },
  }[language];
}
