import type { Template } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { PageTemplate } from "./page-template.ts";

/** A template as the gallery shows it. */
export function presentTemplate({ id, category, name, description }: PageTemplate, language: Language): Template {
  return {
    id,
    category,
    language,
    name: name[language],
    description: description[language],
    thumbnailUrl: `/templates/${id}-${language}.webp`,
  };
}
