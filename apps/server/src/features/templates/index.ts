import type { Language, PageDocument } from "@vitrine/document";
import { TEMPLATES } from "./library.ts";

/** Templates: pages to start from, made for the product. */

/** A template's page in a language, as made at `now` (milliseconds); undefined for a template that is not there. */
export function templateDocument(id: string, language: Language, now: number): PageDocument | undefined {
  return TEMPLATES.find((template) => template.id === id)?.build(language, now);
}
export { templatesSlice } from "./slice.ts";
