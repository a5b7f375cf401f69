import { DOCUMENT_LIMITS } from "@vitrine/document";
import { isFromWordpress } from "../cloning/is-from-wordpress.ts";
import { decodeText } from "../files/decode-text.ts";
import { readHtmlFragment } from "../read-html-fragment.ts";
import { documentOf } from "../reading/document-of.ts";
import type { PageSource } from "../reading/page-source.ts";
import { readPage } from "../reading/read-page.ts";
import { ReadingRefused } from "../reading/reading-refused.ts";
import { sheetAddressesOf } from "../reading/styles/page-sheets.ts";
import type { FileJob, NamedBytes, ReadingAnswer, ReadingJob, SentPage } from "./reading-job.ts";

/** Problems of a document that are told at most. */
const MOST_PROBLEMS = 100;
/** Characters of a project: its document's bytes, and what stands around them. */
const LONGEST_PROJECT = DOCUMENT_LIMITS.bytes + 10_000;

/** Reads what it is given, by itself; it asks nobody for anything, and a job that is refused is an answer as well. */
export function doReading(job: ReadingJob): ReadingAnswer {
  try {
    return answerTo(job);
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    return { refused: error.why, problems: error.problems.slice(0, MOST_PROBLEMS) };
  }
}

function answerTo(job: ReadingJob): ReadingAnswer {
  if (job.kind === "fragment") return { fragment: readHtmlFragment(job.html, job.language) };
  const text = textIn(job.bytes);
  if (job.kind === "file") return answerToFile(job, text);
  if (job.kind === "sight") {
    return { sight: { isFromWordpress: isFromWordpress(text), sheetAddresses: sheetAddressesOf(text, job.url) } };
  }
  const { url, sheets, language } = job;
  return { page: pageIn({ html: text, origin: { kind: "web", url }, language, ...filesOf(sheets, []) }) };
}

function answerToFile({ path, sheets, paths, language, mayBeProject }: FileJob, text: string): ReadingAnswer {
  if (mayBeProject && /^\s*\{/.test(text)) return { project: projectIn(text) };
  return { page: pageIn({ html: text, origin: { kind: "file", path }, language, ...filesOf(sheets, paths) }) };
}

function textIn(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null || text.trim() === "") throw new ReadingRefused("INVALID_HTML");
  return text;
}

function filesOf(sheets: NamedBytes, paths: readonly string[]): Pick<PageSource, "textOf" | "hasFile"> {
  const texts = new Map(sheets.map(([name, bytes]) => [name, decodeText(bytes)]));
  const known = new Set(paths);
  return { textOf: (name) => texts.get(name) ?? null, hasFile: (path) => known.has(path) };
}

function pageIn(source: PageSource): SentPage {
  const page = readPage(source);
  if (!page || page.sections.length === 0) throw new ReadingRefused("INVALID_HTML");
  if (page.facts.isProtected) throw new ReadingRefused("PAGE_SECURED");
  // Before a picture is taken: what would be refused afterwards leaves nothing behind.
  documentOf(page, new Map());
  const { notes, ...read } = page;
  return { ...read, notices: notes.all() };
}

/** A project that is longer than it may be is so by itself, not by the space that somebody wrote between its parts. */
function projectIn(text: string): string {
  const json = text.length > LONGEST_PROJECT ? withoutSpace(text) : text;
  if (json.length > LONGEST_PROJECT) throw new ReadingRefused("TOO_LARGE");
  return json;
}

function withoutSpace(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    throw new ReadingRefused("INVALID_HTML");
  }
}
