import { hasWords, type InlineText } from "@vitrine/document";

/** Whether a bar has a word to be read. */
export function saysSomething({ content, button }: { readonly content: InlineText; readonly button: InlineText }): boolean {
  return hasWords(content) || hasWords(button);
}
