import { PAGE_ID, type PageDocument } from "@vitrine/document";

/**
 * What of a page's settings is its owner's alone: where it tells search engines that it stands, which would give a copy away
 * to the original, and its code, which may follow visitors for them.
 */
const OWNERS_ALONE = ["canonical", "canonicalLinks", "code"] as const;

/** A page's document as others may have it: without what is its owner's alone. */
export function publicDocument(document: PageDocument): PageDocument {
  const page = document.records[PAGE_ID];
  if (page?.type !== "page") throw new Error("a document without a page");
  const kept = { ...page };
  for (const name of OWNERS_ALONE) delete kept[name];
  return { ...document, records: { ...document.records, [PAGE_ID]: kept } };
}
