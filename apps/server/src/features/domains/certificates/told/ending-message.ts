import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../../platform/mail/email-message.ts";

export interface EndingValues {
  readonly host: string;
  /** The day, in words. */
  readonly date: string;
  /** Why it was not renewed, in words. */
  readonly reason: string;
  /** Where the owner sees what to do. */
  readonly url: string;
}

/** Tells an owner that a domain is about to lose its certificate. */
export function endingMessage(language: Language, { host, date, reason, url }: EndingValues): EmailMessage {
  return {
    pt: {
      subject: `O certificado de ${host} vence em ${date}`,
      heading: "Um certificado não foi renovado",
      paragraphs: [
        `O certificado de ${host} vence em ${date}. Depois disso, os navegadores avisarão os visitantes de que o site não é seguro.`,
        reason,
        "Continuamos tentando renová-lo até lá.",
      ],
      button: { label: "Ver o domínio", url },
    },
    en: {
      subject: `The certificate of ${host} ends on ${date}`,
      heading: "A certificate was not renewed",
      paragraphs: [
        `The certificate of ${host} ends on ${date}. After that, browsers warn visitors that the site is not secure.`,
        reason,
        "Until then we go on trying to renew it.",
      ],
      button: { label: "See the domain", url },
    },
    es: {
      subject: `El certificado de ${host} vence el ${date}`,
      heading: "Un certificado no se renovó",
      paragraphs: [
        `El certificado de ${host} vence el ${date}. Después, los navegadores avisarán a los visitantes de que el sitio no es seguro.`,
        reason,
        "Hasta entonces seguimos intentando renovarlo.",
      ],
      button: { label: "Ver el dominio", url },
    },
  }[language];
}
