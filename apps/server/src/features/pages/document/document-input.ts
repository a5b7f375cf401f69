import { blockCatalog } from "@vitrine/blocks";
import { FALLBACK_LANGUAGE } from "@vitrine/contract";
import { DOCUMENT_LIMITS, type DocumentProblem, type Language, type PageDocument, readDocument, withoutDeadLinks } from "@vitrine/document";
import { Refusal } from "../../../platform/refusal.ts";

/** Turns the document engine's findings into a refusal that names the fields. */
export function refuseDocument(problems: readonly DocumentProblem[], at: string): Refusal {
  const tooLarge = problems.some((problem) => problem.code === "too_large");
  return new Refusal(tooLarge ? "TOO_LARGE" : "INVALID_DOCUMENT", {
    fields: problems.slice(0, 10).map((problem) => ({
      path: [at, ...problem.path].join("."),
      code: problem.detail === "unsafe_link" ? "unsafe_link" : problem.code,
    })),
  });
}

/** A document from outside, checked and up to date; or a refusal. */
export function documentFrom(input: unknown): PageDocument {
  const read = readDocument(input, blockCatalog, DOCUMENT_LIMITS.bytes);
  if (!read.ok) throw refuseDocument(read.problems, "document");
  return read.value;
}

/** A document from the database. One that cannot be read is a fault of ours, not of who asks. */
export function storedDocument(stored: unknown, pageId: string): PageDocument {
  const read = readDocument(stored, blockCatalog);
  if (read.ok) return read.value;
  const repaired = readDocument(withoutDeadLinks(stored), blockCatalog);
  if (repaired.ok) return repaired.value;
  throw new Error(`the document of ${pageId} cannot be read: ${read.problems[0]?.path.join(".")} ${read.problems[0]?.detail}`);
}

/** The language a page speaks to its visitors. */
export function languageOf(document: PageDocument): Language {
  const page = document.records.page;
  return page?.type === "page" ? page.language : FALLBACK_LANGUAGE;
}

/** The title a page's own settings give it; empty for one that is called by its name. */
export function ownTitle(document: PageDocument): string {
  const page = document.records.page;
  return page?.type === "page" ? page.title.trim() : "";
}

/** The document of a page that is called by its name. */
export function withoutTitle(document: PageDocument): PageDocument {
  const page = document.records.page;
  return page?.type === "page" ? { ...document, records: { ...document.records, page: { ...page, title: "" } } } : document;
}
