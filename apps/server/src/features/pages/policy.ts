import { type ErrorCode, PAGES_A_SET } from "@vitrine/contract";
import { Refusal, type RefusalDetails } from "../../platform/refusal.ts";
import type { PageRow } from "./page-store.ts";

/** A page and what of its set the rules go by. */
export interface PageLife {
  readonly page: PageRow;
  /** The main page it is a variant of; null for one that is no variant. */
  readonly main: PageRow | null;
  /** How many variants it has. */
  readonly variants: number;
}

export type PageDeed = "delete" | "add_variant" | "sync";

/** Why something is not done with a page for as long as it is as it is. */
export interface LifeRule {
  readonly code: ErrorCode;
  readonly holdsBack: PageDeed;
  isSo(life: PageLife): boolean;
  /** Values for the places of the refusal's words. */
  valuesOf?(life: PageLife): RefusalDetails["values"];
}

/**
 * The life of a page: what holds back what, the first reason first. Who may do something at all, by role and by plan, stands
 * beside each call of the contract.
 */
export const LIFE_RULES: readonly LifeRule[] = [
  {
    code: "PAGE_SYNCED",
    holdsBack: "delete",
    isSo: ({ page, main }) => page.syncs && main !== null && main.publishedAt !== null,
    valuesOf: ({ main }) => ({ main: main?.title ?? "" }),
  },
  { code: "PAGE_HAS_VARIANTS", holdsBack: "delete", isSo: ({ variants }) => variants > 0 },
  // After what unpublishing would not end: nobody takes a page off its site for a deletion that is refused all the same.
  { code: "PAGE_PUBLISHED", holdsBack: "delete", isSo: ({ page }) => page.publishedAt !== null },
  {
    code: "PAGE_SET_FULL",
    holdsBack: "add_variant",
    isSo: ({ variants }) => variants >= PAGES_A_SET - 1,
    valuesOf: () => ({ limit: PAGES_A_SET - 1 }),
  },
  { code: "PAGE_IS_NO_VARIANT", holdsBack: "sync", isSo: ({ main }) => main === null },
];

/** @throws Refusal for the first reason that holds a deed back. */
export function refuseHeldBack(deed: PageDeed, life: PageLife): void {
  const rule = LIFE_RULES.find(({ holdsBack, isSo }) => holdsBack === deed && isSo(life));
  if (rule) throw new Refusal(rule.code, { values: rule.valuesOf?.(life) ?? {} });
}
