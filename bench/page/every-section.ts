import type { Language } from "@vitrine/document";
import { SECTIONS, sectionsPage } from "../../apps/server/src/features/templates/index.ts";
import type { PageToBe } from "./publisher.ts";

const WORDS = {
  pt: { title: "Todas as seções, uma embaixo da outra", description: "As seções prontas em uma página só, como quem visita as vê." },
  en: { title: "Every section, one below the other", description: "The ready-made sections on a single page, as visitors see them." },
  es: {
    title: "Todas las secciones, una debajo de otra",
    description: "Las secciones listas en una sola página, como las ve quien visita.",
  },
} as const;

/** The page of all ready-made sections, in the order of the library, with an address for their buttons. */
export function everySection(language: Language): PageToBe & { readonly document: object } {
  const { records, ...document } = sectionsPage(SECTIONS, { ...WORDS[language], language });
  const page = { ...records.page, defaultHref: "#oferta" };
  return { id: "sections", language, title: WORDS[language].title, document: { ...document, records: { ...records, page } } };
}
