import { blockCatalog } from "@vitrine/blocks";
import { DOCUMENT_LIMITS, type ImageReference, type PageDocument, readDocument } from "@vitrine/document";
import { buildDocument } from "./build-document.ts";
import type { ReadPage } from "./read-page.ts";
import { ReadingRefused } from "./reading-refused.ts";

/**
 * The document of a page that was read, checked as one from outside is.
 * @throws ReadingRefused
 */
export function documentOf(page: ReadPage, pictures: ReadonlyMap<string, ImageReference>): PageDocument {
  const read = readDocument(buildDocument(page, pictures), blockCatalog, DOCUMENT_LIMITS.bytes);
  if (!read.ok) throw new ReadingRefused("document", read.problems);
  return read.value;
}
