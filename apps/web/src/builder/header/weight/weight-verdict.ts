/** What a visitor loads of a page, pictures and fonts apart: gzip bytes. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
}

/** Bytes that a page should stay under to open at once on a cheap telephone: words and looks, and behaviour. */
export const WEIGHT_BUDGET = { page: 14_000, script: 12_000 } as const;

export type WeightVerdict = "light" | "heavy" | "tooHeavy";

/** How a weight compares with the budget: within it, up to twice as much, or more. */
export function weightVerdict({ html, css, script }: PageWeight): WeightVerdict {
  const share = Math.max((html + css) / WEIGHT_BUDGET.page, script / WEIGHT_BUDGET.script);
  return share <= 1 ? "light" : share <= 2 ? "heavy" : "tooHeavy";
}
