import type { Template } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { CATEGORY_FACTS } from "./category-facts.data.ts";
import type { PageTemplate } from "./page-template.ts";
import { WEIGHTS } from "./weights.data.ts";

/** Portuguese copy is written for Brazil and English for the United States; Spanish is read in many countries. */
const COUNTRY_OF: Readonly<Record<Language, Template["country"]>> = { pt: "BR", en: "US", es: null };

/** A template as the gallery shows it. */
export function presentTemplate(template: PageTemplate, language: Language): Template {
  const { id, category, name, description, pageKind, pageType, orientation, country } = template;
  const facts = CATEGORY_FACTS[category];
  return {
    id,
    isOwn: false,
    category,
    language,
    name: name[language],
    description: description[language],
    pageKind: pageKind ?? facts.pageKind,
    pageType: pageType === undefined ? facts.pageType : pageType,
    orientation: orientation ?? (category === "redesSociais" ? "vertical" : "horizontal"),
    layout: "responsive",
    country: country === undefined ? COUNTRY_OF[language] : country,
    thumbnailUrl: `/templates/${id}-${language}.webp`,
    bytes: WEIGHTS[`${id}-${language}`] ?? null,
  };
}
