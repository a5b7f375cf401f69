import type { Language, PageDocument } from "@vitrine/document";
import { EMPTY_SECTION, SECTIONS, sectionPage } from "../../apps/server/src/features/templates/index.ts";
import type { PageToBe } from "./publisher.ts";

export type SectionPage = PageToBe & { readonly document: PageDocument };

/** A page for each ready-made section, and before them the page of an empty one, which the others are weighed against. */
export function eachSection(language: Language): readonly [empty: SectionPage, ...sections: SectionPage[]] {
  const pageOf = (section: typeof EMPTY_SECTION): SectionPage => ({
    id: section.id,
    language,
    title: section.name[language],
    document: sectionPage(section, language),
  });
  return [pageOf(EMPTY_SECTION), ...SECTIONS.map(pageOf)];
}
