import type { Language, PageDocument } from "@vitrine/document";
import { TEMPLATES } from "./library.ts";

/** Templates: pages to start from, made for the product or kept by an account. */

/** A template's page in a language, as made at `now` (milliseconds); undefined for a template that is not there. */
export function templateDocument(id: string, language: Language, now: number): PageDocument | undefined {
  return TEMPLATES.find((template) => template.id === id)?.build(language, now);
}
export { EMPTY_SECTION, sectionPage, sectionsPage } from "./making/section-page.ts";
export { ownTemplateDocument } from "./own/own-template-document.ts";
export { SECTIONS } from "./sections.ts";
export { templatesSlice } from "./slice.ts";
