import type { ProjectFile } from "@vitrine/contract";
import { imagesNamedIn, type PageDocument } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { BuiltInImages } from "../../../platform/build/built-in-images.ts";
import { documentFrom } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ImageLibrary } from "../../images/index.ts";
import { createPage } from "../../pages/index.ts";
import type { ImportedPage, NewImport } from "../imported-page.ts";
import { openNotes } from "../reading/notes.ts";

/** Makes a page of a project file, with the document that is in it; the report tells of pictures that this account does not have. */
export async function importProject(
  platform: Platform,
  { library, builtInImages }: { readonly library: Pick<ImageLibrary, "findOwn">; readonly builtInImages: BuiltInImages },
  reach: Reach,
  { siteId, slug, title, language, givenUp }: NewImport,
  project: ProjectFile,
): Promise<ImportedPage> {
  const document = documentFrom(project.document);
  const ids = [...imagesNamedIn(document)].filter((id) => !builtInImages.find(id));
  const own = await library.findOwn(platform.database.queries, reach, ids);
  const notes = openNotes();
  for (const id of ids) if (!own.has(id)) notes.add("image_missing", id);
  const together = async () => givenUp.throwIfAborted();
  const named = { siteId, slug, title: title || project.title, language };
  const made = await createPage(platform, reach, { ...named, document, isOwnProject: true, together });
  const all = { found: ids.length, kept: own.size };
  const none = { found: 0, kept: 0 };
  const blocks = blocksIn(document);
  return { ...made, report: { source: "project", blocks, words: none, links: none, pictures: all, notices: notes.all() } };
}

function blocksIn({ records }: PageDocument): number {
  return Object.values(records).filter(({ type }) => type === "block").length;
}
