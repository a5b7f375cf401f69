import type { Publication } from "@vitrine/contract";
import type { Text } from "../../../platform/language/message-types.ts";

/** Who gave a page to visitors, in words; null where nobody is known. */
export function publisherWords(publisher: Publication["publishedBy"], t: Text<"publishing">): string | null {
  if (!publisher) return null;
  const { name, via } = publisher;
  if (via === "support") return t("by.support");
  return name === null ? t("by.gone") : t(`by.${via}`, { name });
}
