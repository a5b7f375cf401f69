import { IMPORT_MAX_BYTES, type ImportReport } from "@vitrine/contract";
import type { Language, PageDocument } from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import type { BuiltInImages } from "../../platform/build/built-in-images.ts";
import { siteUrl } from "../../platform/config.ts";
import { documentFrom } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { ImageLibrary } from "../images/index.ts";
import { createPage, isDomainName } from "../pages/index.ts";
import { findSite } from "../sites/index.ts";
import { type PageUpload, readUpload } from "./files/read-upload.ts";
import type { ImportedPage, NewImport } from "./imported-page.ts";
import { importProject } from "./project/import-project.ts";
import { buildDocument, keptPictures } from "./reading/build-document.ts";
import { type ReadPage, readPage } from "./reading/read-page.ts";
import { takePictures } from "./take-pictures.ts";

export interface ImportTools {
  readonly library: ImageLibrary;
  /** The product's own. */
  readonly builtInImages: BuiltInImages;
}

/** Milliseconds that pictures of other servers may take together: whoever imports waits for the answer. */
const PATIENCE_MS = 30_000;

/**
 * Makes a page of a file. Its pictures come first, each whole; then the page with its document at once, or not at all.
 * @throws Refusal
 */
export async function importPage(platform: Platform, tools: ImportTools, reach: Reach, input: NewImport): Promise<ImportedPage> {
  if (input.bytes.length > IMPORT_MAX_BYTES) throw new Refusal("IMPORT_TOO_LARGE");
  const site = await findSite(platform.database.queries, reach, input.siteId);
  if (!site) throw new Refusal("NOT_FOUND", { fields: [{ path: "siteId", code: "invalid" }] });
  const upload = await readUpload(input.bytes);
  if (upload.kind === "project") return importProject(platform, tools, reach, input, upload.project);
  const page = pageIn(upload, input.language);
  // Before a picture is taken: what would be refused afterwards leaves nothing behind.
  documentFrom(buildDocument(page, new Map()));
  const sources = { read: upload.read, patienceMs: PATIENCE_MS };
  const pictures = await takePictures(platform, tools.library, site.accountId, page.pictures, sources, page.notes);
  const { document, name } = named(buildDocument(page, pictures), input.title, siteUrl(platform.config, site));
  const { siteId, slug } = input;
  const made = await createPage(platform, reach, { siteId, slug, title: name, language: page.facts.language, document });
  return { ...made, report: reportOf(upload.kind, page, document, keptPictures(page.sections, pictures)) };
}

function pageIn(upload: PageUpload, language: Language): ReadPage {
  const page = readPage({
    html: upload.html,
    origin: { kind: "file", path: upload.path },
    language,
    textOf: (path) => upload.sheets.get(path) ?? null,
    hasFile: upload.hasFile,
  });
  if (!page || page.sections.length === 0) throw new Refusal("INVALID_HTML");
  for (const path of upload.otherPages) page.notes.add("page", path);
  return page;
}

/** The document, and what its page is called: what its own title says is said by its name, unless it is given another. */
function named(document: PageDocument, given: string, siteAddress: string): { readonly document: PageDocument; readonly name: string } {
  const { page } = document.records;
  const own = page?.type === "page" ? page.title : "";
  if (given !== "" || page?.type !== "page") return { document, name: given };
  const name = isDomainName(own, siteAddress) ? "" : own;
  return { document: { ...document, records: { ...document.records, page: { ...page, title: "" } } }, name };
}

function reportOf(source: "html" | "zip", page: ReadPage, document: PageDocument, pictures: number): ImportReport {
  return {
    source,
    blocks: Object.values(document.records).filter(({ type }) => type === "block").length,
    words: page.words,
    links: page.links,
    pictures: { found: page.foundPictures, kept: pictures },
    notices: page.notes.all(),
  };
}
