import type { SpokenLanguage } from "../spoken/spoken-languages.ts";

export interface ThreadWords {
  /** The language as `Intl` knows it, with the region most of its readers here live in. */
  readonly tag: string;
  /** Whose clocks a date is read by: the day somebody chose must not become the next one. */
  readonly timeZone: string;
  /** What a thread is called that has no title. */
  readonly name: string;
  readonly like: string;
  readonly likes: string;
}

/** What a thread says by itself: in five languages, two more than pages are in. */
export const THREAD_WORDS: Readonly<Record<SpokenLanguage, ThreadWords>> = {
  pt: { tag: "pt-BR", timeZone: "America/Sao_Paulo", name: "Comentários", like: "curtida", likes: "curtidas" },
  en: { tag: "en-US", timeZone: "America/New_York", name: "Comments", like: "like", likes: "likes" },
  es: { tag: "es-419", timeZone: "America/Bogota", name: "Comentarios", like: "me gusta", likes: "me gusta" },
  fr: { tag: "fr", timeZone: "Europe/Paris", name: "Commentaires", like: "j’aime", likes: "j’aime" },
  it: { tag: "it", timeZone: "Europe/Rome", name: "Commenti", like: "mi piace", likes: "mi piace" },
};
