import type { LibrarySection } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { SectionTemplate } from "./section-template.ts";
import { WEIGHTS } from "./weights.data.ts";

/** A ready-made section as the library shows it. */
export function presentSection({ id, category, name }: SectionTemplate, language: Language): LibrarySection {
  return {
    id,
    name: name[language],
    category,
    language,
    thumbnailUrl: `/sections/${id}-${language}.webp`,
    bytes: WEIGHTS[`${id}-${language}`] ?? null,
  };
}
