import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { momentInWords } from "../../../platform/mail/moment-in-words.ts";

export interface DeletionValues {
  readonly name: string;
  readonly deletesAt: Date;
  /** Where the account can be kept. */
  readonly url: string;
}

/** Says when an account will be gone, and how to keep it. */
export function deletionMessage(language: Language, { name, deletesAt, url }: DeletionValues): EmailMessage {
  const moment = momentInWords(language, deletesAt);
  return {
    pt: {
      subject: "Sua conta será excluída",
      heading: "Sua conta será excluída",
      paragraphs: [
        `Olá, ${name}. Recebemos o pedido para excluir sua conta. Até a data abaixo, tudo continua como está: sites, páginas e leads.`,
        "Depois dela, os sites saem do ar e tudo é excluído, sem volta. Se ainda não fez isso, baixe seus dados antes.",
      ],
      button: { label: "Manter minha conta", url },
      facts: [{ label: "Data da exclusão", value: moment }],
      footnote: "Se não foi você que pediu, entre na conta, toque em Manter minha conta e troque a senha.",
    },
    en: {
      subject: "Your account will be deleted",
      heading: "Your account will be deleted",
      paragraphs: [
        `Hello, ${name}. We received the request to delete your account. Until the date below everything stays as it is: sites, pages and leads.`,
        "After it, the sites go offline and everything is erased for good. If you have not yet, download your data first.",
      ],
      button: { label: "Keep my account", url },
      facts: [{ label: "Date of deletion", value: moment }],
      footnote: "If it was not you who asked, log in, choose Keep my account and change your password.",
    },
    es: {
      subject: "Tu cuenta se eliminará",
      heading: "Tu cuenta se eliminará",
      paragraphs: [
        `Hola, ${name}. Recibimos la solicitud para eliminar tu cuenta. Hasta la fecha de abajo todo sigue como está: sitios, páginas y leads.`,
        "Después, los sitios dejan de estar en línea y todo se borra para siempre. Si aún no lo hiciste, descarga antes tus datos.",
      ],
      button: { label: "Conservar mi cuenta", url },
      facts: [{ label: "Fecha de eliminación", value: moment }],
      footnote: "Si no lo pediste tú, inicia sesión, elige Conservar mi cuenta y cambia la contraseña.",
    },
  }[language];
}
