import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import type { Scheduled } from "./plan-schedule.ts";

/** Why nothing was done where whoever had set the time may not any more. */
export const NO_ACCESS: Readonly<Record<Language, string>> = {
  pt: "Quem agendou não tem mais acesso a esta página.",
  en: "Whoever scheduled it no longer has access to this page.",
  es: "Quien lo programó ya no tiene acceso a esta página.",
};

export interface ScheduleValues {
  readonly what: Scheduled;
  readonly title: string;
  /** Why, in words for people. */
  readonly reason: string;
  /** The time that was set, in words. */
  readonly at: string;
  /** Where the page is found. */
  readonly url: string;
}

/** Tells somebody that what they had scheduled for a page was not done. */
export function scheduleMessage(language: Language, { what, title, reason, at, url }: ScheduleValues): EmailMessage {
  const isPublish = what === "publish";
  return {
    pt: {
      subject: isPublish ? `“${title}” não foi publicada no horário` : `“${title}” não saiu do ar no horário`,
      heading: isPublish ? "Uma publicação agendada não aconteceu" : "Uma página agendada para sair do ar continua no ar",
      paragraphs: [reason, "Nada mudou para quem visita. Resolva o motivo e publique, ou agende outro horário."],
      button: { label: "Ver as páginas", url },
      facts: [
        { label: "Página", value: title },
        { label: "Agendada para", value: at },
      ],
    },
    en: {
      subject: isPublish ? `“${title}” was not published on time` : `“${title}” was not taken off on time`,
      heading: isPublish ? "A scheduled publish did not happen" : "A page scheduled to be taken off is still online",
      paragraphs: [reason, "Nothing changed for visitors. Settle the reason and publish, or schedule another time."],
      button: { label: "See the pages", url },
      facts: [
        { label: "Page", value: title },
        { label: "Scheduled for", value: at },
      ],
    },
    es: {
      subject: isPublish ? `“${title}” no se publicó a la hora programada` : `“${title}” no se retiró a la hora programada`,
      heading: isPublish ? "Una publicación programada no ocurrió" : "Una página programada para retirarse sigue en línea",
      paragraphs: [reason, "Nada cambió para quien visita. Resuelve el motivo y publica, o programa otra hora."],
      button: { label: "Ver las páginas", url },
      facts: [
        { label: "Página", value: title },
        { label: "Programada para", value: at },
      ],
    },
  }[language];
}
