import { blockCatalog } from "@vitrine/blocks";
import { PLACE_MESSAGES } from "@vitrine/contract";
import {
  DOCUMENT_LIMITS,
  type DocumentProblem,
  type PageDocument,
  type Result,
  readDocument,
  readReplacement,
  readStored,
} from "@vitrine/document";
import { Refusal } from "../refusal.ts";

/** Turns the document engine's findings into a refusal that names the fields. */
export function refuseDocument(problems: readonly DocumentProblem[], at: string): Refusal {
  const tooLarge = problems.some((problem) => problem.code === "too_large");
  return new Refusal(tooLarge ? "TOO_LARGE" : "INVALID_DOCUMENT", {
    fields: problems.slice(0, 10).map((problem) => ({
      path: [at, ...problem.path].join("."),
      code: codeOf(problem),
    })),
  });
}

/** What the field is told by: why a block may not stand where it is, where there are words for that. */
function codeOf({ code, detail, why }: DocumentProblem): string {
  if (detail === "unsafe_link") return detail;
  return code === "illegal_place" && why && why.reason in PLACE_MESSAGES ? why.reason : code;
}

/** A document from outside, checked and up to date; or a refusal. */
export function documentFrom(input: unknown): PageDocument {
  const read = readSent(input);
  if (!read.ok) throw refuseDocument(read.problems, "document");
  return read.value;
}

/** The same for one that is to stand in the place of another; what only that can excuse is left to `replacementFrom`. */
export function readSent(input: unknown): Result<PageDocument> {
  const read = readDocument(input, blockCatalog, DOCUMENT_LIMITS.bytes);
  if (read.ok || read.problems.every((problem) => problem.why)) return read;
  throw refuseDocument(read.problems, "document");
}

/** A document from outside that is to stand in the place of a stored one, of which it may keep what stands wrongly. */
export function replacementFrom(input: unknown, stored: PageDocument): PageDocument {
  const read = readReplacement(input, blockCatalog, DOCUMENT_LIMITS.bytes, stored);
  if (!read.ok) throw refuseDocument(read.problems, "document");
  return read.value;
}

/** A document from the database. One that cannot be read is a fault of ours, not of who asks. */
export function storedDocument(stored: unknown, id: string): PageDocument {
  const read = readStored(stored, blockCatalog);
  if (read.ok) return read.value;
  throw new Error(`the document of ${id} cannot be read: ${read.problems[0]?.path.join(".")} ${read.problems[0]?.detail}`);
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
