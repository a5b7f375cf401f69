import { type Language, PAGE_ID, type PageDocument } from "@vitrine/document";
import { CATEGORY_FACTS } from "./category-facts.data.ts";
import { TEMPLATES } from "./library.ts";

/** Templates: pages to start from, made for the product or kept by an account. */

/** A template's page in a language, as made at `now` (milliseconds); undefined for a template that is not there. */
export function templateDocument(id: string, language: Language, now: number): PageDocument | undefined {
  const template = TEMPLATES.find((each) => each.id === id);
  if (!template) return undefined;
  const document = template.build(language, now);
  const { pageType = CATEGORY_FACTS[template.category].pageType } = template;
  const page = document.records[PAGE_ID];
  if (pageType === null || page?.type !== "page") return document;
  return { ...document, records: { ...document.records, [PAGE_ID]: { ...page, pageType } } };
}
export { EMPTY_SECTION, sectionPage, sectionsPage } from "./making/section-page.ts";
export { ownTemplateDocument } from "./own/own-template-document.ts";
export { SECTIONS } from "./sections.ts";
export { templatesSlice } from "./slice.ts";
