import { hasWords, type InlineText } from "@vitrine/document";

interface Figures {
  readonly priceType: "single" | "instalments" | "subscription";
  readonly value: InlineText;
  readonly instalmentValue: string;
}

/** What people read first: the figure its owner chose, the other one where that is empty, null where both are. */
export function leadingFigure({ priceType, value, instalmentValue }: Figures): "whole" | "instalment" | null {
  const hasInstalment = priceType !== "subscription" && hasWords(instalmentValue);
  if (hasInstalment && (priceType === "instalments" || !hasWords(value))) return "instalment";
  return hasWords(value) ? "whole" : null;
}
