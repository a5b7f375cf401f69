import type { SectionCategory } from "@vitrine/contract";
import { messagesFor, textsOf } from "../../platform/language/i18n.ts";

/** What categories of sections are called in the language on screen. Its words come when somebody asks for the first time. */
export async function sectionCategoryNames(): Promise<(category: SectionCategory) => string> {
  await messagesFor("templates");
  const t = textsOf("templates");
  return (category) => t(`category.${category}`);
}
