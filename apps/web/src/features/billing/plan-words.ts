import type { Entitlement, Plan } from "@vitrine/contract";
import type { Language } from "@vitrine/document";

/** What of a plan can be used today, in the order people ask for it; the rest is not shown until it is there. */
export const SHOWN_ENTITLEMENTS = ["publish", "edit", "duplicate", "domains"] as const satisfies readonly Entitlement[];

/** A price as people write it where they live; whole amounts without their cents. */
export function priceText({ cents, currency }: NonNullable<Plan["price"]>, language: Language): string {
  const isWhole = cents % 100 === 0;
  return new Intl.NumberFormat(language === "pt" ? "pt-BR" : language, {
    style: "currency",
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(cents / 100);
}
