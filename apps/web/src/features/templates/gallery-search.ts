import type { Language } from "@vitrine/document";
import type { Chosen } from "./facets.ts";
import type { Category } from "./filter-templates.ts";

/** What somebody looks for among the product's templates. */
export interface GallerySearch {
  readonly words: string;
  readonly category: Category;
  readonly chosen: Chosen;
  /** What the page shall speak. */
  readonly language: Language;
}

/** How many choices leave some templates out, words apart. */
export function countChoices({ category, chosen }: GallerySearch): number {
  return Object.values(chosen).filter((value) => value !== undefined).length + (category === "all" ? 0 : 1);
}
