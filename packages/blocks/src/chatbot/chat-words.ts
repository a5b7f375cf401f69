import type { SpokenLanguage } from "../spoken/spoken-languages.ts";

/** What a conversation says by itself; `email` and `tel` are types of inputs, and say what is wrong with one. */
export interface ChatWords {
  readonly typing: string;
  readonly send: string;
  readonly write: string;
  readonly again: string;
  readonly open: string;
  readonly required: string;
  readonly email: string;
  readonly tel: string;
  readonly failed: string;
  readonly retry: string;
}

/** In five languages, two more than pages are in. */
export const CHAT_WORDS: Readonly<Record<SpokenLanguage, ChatWords>> = {
  pt: {
    typing: "digitando…",
    send: "Enviar",
    write: "Escreva aqui",
    again: "Recomeçar",
    open: "Abrir a conversa",
    required: "Escreva sua resposta.",
    email: "Confira o e-mail: falta algo nele.",
    tel: "Confira o telefone, com DDD.",
    failed: "Não foi possível enviar. Confira sua conexão e tente de novo.",
    retry: "Tentar de novo",
  },
  en: {
    typing: "typing…",
    send: "Send",
    write: "Write here",
    again: "Start again",
    open: "Open the conversation",
    required: "Please write your answer.",
    email: "Check the e-mail address: something is missing.",
    tel: "Check the phone number, with its area code.",
    failed: "It could not be sent. Check your connection and try again.",
    retry: "Try again",
  },
  es: {
    typing: "escribiendo…",
    send: "Enviar",
    write: "Escribe aquí",
    again: "Empezar de nuevo",
    open: "Abrir la conversación",
    required: "Escribe tu respuesta.",
    email: "Revisa el correo: le falta algo.",
    tel: "Revisa el teléfono, con su código de área.",
    failed: "No se pudo enviar. Revisa tu conexión e inténtalo de nuevo.",
    retry: "Intentar de nuevo",
  },
  fr: {
    typing: "en train d’écrire…",
    send: "Envoyer",
    write: "Écrivez ici",
    again: "Recommencer",
    open: "Ouvrir la conversation",
    required: "Écrivez votre réponse.",
    email: "Vérifiez l’adresse e-mail : il y manque quelque chose.",
    tel: "Vérifiez le numéro de téléphone, avec son indicatif.",
    failed: "L’envoi n’a pas abouti. Vérifiez votre connexion et réessayez.",
    retry: "Réessayer",
  },
  it: {
    typing: "sta scrivendo…",
    send: "Invia",
    write: "Scrivi qui",
    again: "Ricomincia",
    open: "Apri la conversazione",
    required: "Scrivi la tua risposta.",
    email: "Controlla l’e-mail: manca qualcosa.",
    tel: "Controlla il numero di telefono, con il prefisso.",
    failed: "L’invio non è riuscito. Controlla la connessione e riprova.",
    retry: "Riprova",
  },
};
