import { PAGE_ID, type PageDocument } from "@vitrine/document";

/** What a page tells search engines of where it is: a copy that said the same would give itself away to the original. */
const OF_ITS_PLACE = ["canonical"] as const;

/** A page's document as others may have it: without what is its owner's alone. */
export function publicDocument(document: PageDocument): PageDocument {
  const page = document.records[PAGE_ID];
  if (page?.type !== "page") throw new Error("a document without a page");
  const kept = { ...page };
  for (const name of OF_ITS_PLACE) delete kept[name];
  return { ...document, records: { ...document.records, [PAGE_ID]: kept } };
}
