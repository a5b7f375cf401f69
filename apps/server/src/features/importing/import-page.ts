import { IMPORT_MAX_BYTES } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { BuiltInImages } from "../../platform/build/built-in-images.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { ImageLibrary } from "../images/index.ts";
import { createPage } from "../pages/index.ts";
import { findSite } from "../sites/index.ts";
import type { PageReader } from "./apart/page-reader.ts";
import { openUpload } from "./files/read-upload.ts";
import type { ImportedPage, NewImport } from "./imported-page.ts";
import { nameImported } from "./name-imported.ts";
import { importProject } from "./project/import-project.ts";
import { projectIn } from "./project/project-in.ts";
import { buildDocument, keptPictures } from "./reading/build-document.ts";
import { reportOf } from "./report-of.ts";
import { takePictures } from "./take-pictures.ts";

export interface ImportTools {
  readonly library: ImageLibrary;
  /** The product's own. */
  readonly builtInImages: BuiltInImages;
  readonly pageReader: PageReader;
}

/** Milliseconds that pictures of other servers may take together: whoever imports waits for the answer. */
export const IMPORT_PATIENCE_MS = 30_000;

/**
 * Makes a page of a file. Its pictures come first, each whole; then the page with its document at once, or not at all.
 * @throws Refusal, or why it was given up
 */
export async function importPage(platform: Platform, tools: ImportTools, reach: Reach, input: NewImport): Promise<ImportedPage> {
  if (input.bytes.length > IMPORT_MAX_BYTES) throw new Refusal("IMPORT_TOO_LARGE");
  const site = await findSite(platform.database.queries, reach, input.siteId);
  if (!site) throw new Refusal("NOT_FOUND", { fields: [{ path: "siteId", code: "invalid" }] });
  const { kind, read: readFile, otherPages, ...upload } = await openUpload(input.bytes);
  const { givenUp } = input;
  const read = await tools.pageReader.readFile({ ...upload, language: input.language }, givenUp);
  if ("project" in read) return importProject(platform, tools, reach, input, projectIn(read.project));
  const { page } = read;
  for (const path of otherPages) page.notes.add("page", path);
  const sources = { read: readFile, patienceMs: IMPORT_PATIENCE_MS, givenUp };
  const pictures = await takePictures(platform, tools.library, site.accountId, page.pictures, sources, page.notes);
  const { document, name } = nameImported(platform, site, buildDocument(page, pictures), input.title);
  const { siteId, slug } = input;
  const together = async () => givenUp.throwIfAborted();
  const made = await createPage(platform, reach, { siteId, slug, title: name, language: page.facts.language, document, together });
  return { ...made, report: reportOf(kind, page, document, keptPictures(page.sections, pictures)) };
}
