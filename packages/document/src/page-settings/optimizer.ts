/** Whose ads lead to a page: one of them or none, never both. */
export const OPTIMIZED_FOR = ["google", "meta"] as const;
export type OptimizedFor = (typeof OPTIMIZED_FOR)[number];

/** A setting that stands between a page and its optimisation. */
export type OptimizerField = "title" | "author" | "description" | "hiddenFromSearch";

interface Judged {
  readonly optimizeFor?: OptimizedFor | undefined;
  readonly title: string;
  readonly author?: string | undefined;
  readonly description: string;
  readonly hiddenFromSearch?: boolean | undefined;
}

const NEEDED = { google: ["title", "author", "description"], meta: ["title", "description"] } as const;

/**
 * What a page lacks for what it is optimised for, in the order its owner finds the fields: those that are empty, and
 * `hiddenFromSearch` where a page for Google's ads hides from it. Nothing for a page that is optimised for nobody.
 */
export function optimizerLacks(page: Judged): OptimizerField[] {
  if (!page.optimizeFor) return [];
  const empty: OptimizerField[] = NEEDED[page.optimizeFor].filter((field) => (page[field] ?? "").trim() === "");
  return page.optimizeFor === "google" && page.hiddenFromSearch ? [...empty, "hiddenFromSearch"] : empty;
}
