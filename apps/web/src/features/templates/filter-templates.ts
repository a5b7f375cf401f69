import type { Template } from "@vitrine/contract";
import { foldText } from "../../platform/language/fold-text.ts";
import { type Chosen, hasFacets } from "./facets.ts";

export type Category = Template["category"] | "all";

/** The templates of a category that are what was asked for, and whose name or description has every word that was typed, accents aside. */
export function filterTemplates(templates: readonly Template[], category: Category, search: string, chosen: Chosen = {}): Template[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category !== "all" && template.category !== category) return false;
    if (!hasFacets(template, chosen)) return false;
    const text = foldText(`${template.name} ${template.description}`);
    return words.every((word) => text.includes(word));
  });
}
