import { hasWords, type InlineText } from "@vitrine/document";

/** Whether somebody is quoted with words; what has none is not shown to visitors. */
export function isQuoted({ quote }: { readonly quote: InlineText }): boolean {
  return hasWords(quote);
}
