import type { Language } from "@vitrine/document";
import type { OutboxEntry } from "../read-outbox.ts";

export interface OutboxWords {
  readonly title: string;
  readonly intro: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly to: string;
  readonly when: string;
  readonly back: string;
  readonly wiped: string;
  readonly wipedTitle: string;
  readonly expired: string;
  readonly expiredTitle: string;
  /** Before the moment at which a code or link ends, and after it. */
  readonly ends: string;
  readonly ended: string;
  readonly states: Readonly<Record<OutboxEntry["state"], string>>;
  readonly missingTitle: string;
  readonly missing: string;
  readonly awayTitle: string;
  readonly away: string;
  readonly closedTitle: string;
  /** Markup. */
  readonly closed: string;
}

const COMMAND = "<code>npm run vitrine -- outbox open</code>";

/** The words of the operator's outbox page. */
export const OUTBOX_WORDS: Readonly<Record<Language, OutboxWords>> = {
  pt: {
    title: "Caixa de saída",
    intro:
      "Não há servidor de e-mail configurado, então as mensagens ficam aqui por 24 horas. Só quem tem o link mostrado no terminal do servidor abre esta página.",
    emptyTitle: "Nenhuma mensagem ainda",
    empty: "Os e-mails que o Vitrine enviaria, com códigos e links, aparecem aqui assim que são escritos.",
    to: "Para",
    when: "Quando",
    back: "Todas as mensagens",
    wipedTitle: "O texto já foi excluído",
    wiped: "As mensagens podem ter códigos e links, por isso não ficam guardadas por muito tempo.",
    expiredTitle: "Venceu antes de ser enviada",
    expired: "O código ou link que ela levava não vale mais, então o texto foi excluído.",
    ends: "Vence",
    ended: "Venceu",
    states: { waiting: "Na fila", sent: "Enviada", kept: "Guardada aqui", given_up: "Não enviada", expired: "Vencida" },
    missingTitle: "Mensagem não encontrada",
    missing: "Ela pode ter sido excluída. Veja as outras na caixa de saída.",
    awayTitle: "O banco de dados não respondeu",
    away: "Esta página tenta de novo sozinha em alguns segundos.",
    closedTitle: "Só para quem opera este Vitrine",
    closed: `Abra o link mostrado no terminal do servidor, ou peça um novo com ${COMMAND}. Cada link vale por 24 horas.`,
  },
  en: {
    title: "Outbox",
    intro:
      "No mail server is set, so messages are kept here for 24 hours. Only someone with the link shown in the server's terminal can open this page.",
    emptyTitle: "No messages yet",
    empty: "The e-mails Vitrine would send, with their codes and links, appear here as soon as they are written.",
    to: "To",
    when: "When",
    back: "All messages",
    wipedTitle: "The text has been wiped",
    wiped: "Messages can hold codes and links, so they are not kept for long.",
    expiredTitle: "Expired before it was sent",
    expired: "The code or link it carried no longer works, so its text was wiped.",
    ends: "Expires",
    ended: "Expired",
    states: { waiting: "Waiting", sent: "Sent", kept: "Kept here", given_up: "Not sent", expired: "Expired" },
    missingTitle: "Message not found",
    missing: "It may have been removed. See the others in the outbox.",
    awayTitle: "The database did not answer",
    away: "This page tries again by itself in a few seconds.",
    closedTitle: "For whoever runs this Vitrine",
    closed: `Open the link shown in the server's terminal, or get a new one with ${COMMAND}. Each link works for 24 hours.`,
  },
  es: {
    title: "Bandeja de salida",
    intro:
      "No hay un servidor de correo configurado, así que los mensajes se guardan aquí por 24 horas. Solo quien tiene el enlace que muestra la terminal del servidor abre esta página.",
    emptyTitle: "Todavía no hay mensajes",
    empty: "Los correos que Vitrine enviaría, con sus códigos y enlaces, aparecen aquí apenas se escriben.",
    to: "Para",
    when: "Cuándo",
    back: "Todos los mensajes",
    wipedTitle: "El texto ya se borró",
    wiped: "Los mensajes pueden tener códigos y enlaces, por eso no se guardan por mucho tiempo.",
    expiredTitle: "Venció antes de enviarse",
    expired: "El código o enlace que llevaba ya no sirve, así que su texto se borró.",
    ends: "Vence",
    ended: "Venció",
    states: { waiting: "En cola", sent: "Enviado", kept: "Guardado aquí", given_up: "No enviado", expired: "Vencido" },
    missingTitle: "Mensaje no encontrado",
    missing: "Puede haberse borrado. Mira los demás en la bandeja de salida.",
    awayTitle: "La base de datos no respondió",
    away: "Esta página lo intenta de nuevo sola en unos segundos.",
    closedTitle: "Solo para quien opera este Vitrine",
    closed: `Abre el enlace que muestra la terminal del servidor, o pide uno nuevo con ${COMMAND}. Cada enlace sirve por 24 horas.`,
  },
};
