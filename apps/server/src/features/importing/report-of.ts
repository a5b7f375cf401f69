import { IMPORT_NOTICES, type ImportNotice, type ImportReport } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import type { ReadPage } from "./reading/read-page.ts";

/** What is told of a page that was read: what it has become, and what could not be kept. */
export function reportOf(source: ImportReport["source"], page: ReadPage, document: PageDocument, pictures: number): ImportReport {
  return {
    source,
    blocks: Object.values(document.records).filter(({ type }) => type === "block").length,
    words: page.words,
    links: page.links,
    pictures: { found: page.foundPictures, kept: pictures },
    notices: inOrder(page.notes.all()),
  };
}

/** As people are told of them: what matters most comes first. */
export function inOrder(notices: readonly ImportNotice[]): ImportNotice[] {
  return notices.toSorted((a, b) => IMPORT_NOTICES.indexOf(a.code) - IMPORT_NOTICES.indexOf(b.code));
}
