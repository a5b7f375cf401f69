import { PAGE_ID, type PageDocument, withoutPrivateSettings } from "@vitrine/document";

/** A page's document as others may have it: without what is its owner's alone. */
export function publicDocument(document: PageDocument): PageDocument {
  const page = document.records[PAGE_ID];
  if (page?.type !== "page") throw new Error("a document without a page");
  return { ...document, records: { ...document.records, [PAGE_ID]: withoutPrivateSettings(page) } };
}
