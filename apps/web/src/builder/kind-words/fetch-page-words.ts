import { PAGE_ID, type PageDocument } from "@vitrine/document";
import { fetchKindWords } from "./fetch-kind-words.ts";

/**
 * Brings what the kinds say on a page that comes from elsewhere, in its language. Where they cannot be fetched the page
 * is shown all the same, in the words that are there.
 */
export async function fetchPageWords(document: PageDocument): Promise<void> {
  const page = document.records[PAGE_ID];
  if (page?.type === "page") await fetchKindWords(page.language).catch(() => undefined);
}
