import { type DocumentRecord, emptyDocument, type Language, PAGE_ID, PAGE_SLOT, type PageDocument } from "@vitrine/document";
import type { SectionTemplate } from "../section-template.ts";
import { addPieces } from "./add-pieces.ts";

interface PageWords {
  readonly title: string;
  readonly language: Language;
  readonly description?: string;
}

/** A section without anything in it: what a page weighs before a section is put into it. */
export const EMPTY_SECTION: SectionTemplate = {
  id: "empty",
  category: "content",
  name: { pt: "Vazia", en: "Empty", es: "Vacía" },
  build: () => ({ kind: "section", props: { tag: "section" }, look: {}, slots: { content: [] } }),
};

/** A page with the tokens every page starts with and these sections, one below the other. */
export function sectionsPage(sections: readonly SectionTemplate[], page: PageWords): PageDocument {
  const empty = emptyDocument(page);
  const records: Record<string, DocumentRecord> = { ...empty.records };
  const pieces = sections.map((section) => section.build(page.language));
  addPieces(records, pieces, PAGE_ID, PAGE_SLOT);
  return { ...empty, records };
}

/** A page with the tokens every page starts with and this section alone. */
export function sectionPage(section: SectionTemplate, language: Language): PageDocument {
  return sectionsPage([section], { title: section.name[language], language });
}
