import { type InlineText, plainText } from "@vitrine/document";

interface Figures {
  readonly priceType: "single" | "instalments" | "subscription";
  readonly value: InlineText;
  readonly instalmentValue: string;
}

export function hasWords(text: InlineText | string): boolean {
  return (typeof text === "string" ? text : plainText(text)).trim() !== "";
}

/** What people read first: what its owner chose, or the other where that has no words; null where neither has any. */
export function leadingFigure({ priceType, value, instalmentValue }: Figures): "whole" | "instalment" | null {
  const hasInstalment = priceType !== "subscription" && hasWords(instalmentValue);
  if (hasInstalment && (priceType === "instalments" || !hasWords(value))) return "instalment";
  return hasWords(value) ? "whole" : null;
}
