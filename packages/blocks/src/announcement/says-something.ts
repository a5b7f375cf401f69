import { hasWords, type InlineText } from "@vitrine/document";

/** Whether a variation has a word to be read. */
export function saysSomething({ title, description }: { readonly title: InlineText; readonly description: InlineText }): boolean {
  return hasWords(title) || hasWords(description);
}
