import { type InlineText, plainText } from "@vitrine/document";

/** Whether a variation has a word to be read. */
export function hasWords({ title, description }: { readonly title: InlineText; readonly description: InlineText }): boolean {
  return plainText(title).trim() !== "" || plainText(description).trim() !== "";
}
