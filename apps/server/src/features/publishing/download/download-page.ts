import { imageWidths } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import { fontLicence } from "../../../platform/build/fonts.ts";
import { siteUrl } from "../../../platform/config.ts";
import type { ExportFile } from "../../../platform/export-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { timelessZipStream } from "../../../platform/zip/zip-stream.ts";
import type { LibraryImage } from "../../images/index.ts";
import { findLocks } from "../../serving/index.ts";
import type { ReadyPage } from "../compile/page-compiler.ts";
import { FOLDER_ADDRESSES, type NamedFile, namedFiles } from "../page-addresses.ts";
import { pageSurroundings } from "../page-surroundings.ts";
import { findServed } from "../publication-store.ts";
import { type PublishingTools, readDraft, runExclusively } from "../publish-page.ts";
import { folderReadme } from "./folder-readme.ts";

export interface DownloadedPage {
  /** What the archive is called: letters, digits and hyphens, with its ending. */
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * Makes of a page as it is now what publishing it would make, as files that name each other and no server. Nothing is
 * stored but the pictures' own files. The page is whole in memory, as it is when it is published; pictures are read one
 * at a time, no faster than the archive is.
 * @throws Refusal as publishing does, for a page that is empty or too much.
 */
export function downloadPage(platform: Platform, tools: PublishingTools, reach: Reach, id: string): Promise<DownloadedPage> {
  return runExclusively(reach.accountId, async () => {
    const { database, config, log } = platform;
    const { page, site, document } = await readDraft(platform, reach, id);
    const home = siteUrl(config, site);
    const [served] = await findServed(database.queries, site.id, { pageIds: [id], paths: [] });
    // A page from elsewhere brings nobody's grant: its forms would be refused.
    const isLocked = (await findLocks(database.queries, [id])).size > 0;
    const compiled = await tools.compiler.compile(
      {
        document,
        pageId: id,
        title: page.title,
        url: "",
        folder: { home, takenForms: (isLocked ? undefined : served?.route.forms) ?? {} },
      },
      (needs) => pageSurroundings(tools, database.queries, reach, needs, "", { addresses: FOLDER_ADDRESSES }),
    );
    const images = await tools.library.findOwn(database.queries, reach, compiled.shownImageIds);
    const readme = folderReadme({
      language: page.language,
      title: compiled.ownTitle || page.title,
      home,
      hasOpenForms: Object.keys(compiled.route.forms).length > compiled.closedFormIds.length,
      hasClosedForms: compiled.closedFormIds.length > 0,
      hasFonts: compiled.fontFamilies.length > 0,
      hasShareImage: compiled.hasShareImage,
    });
    const stream = timelessZipStream(folderFiles(tools, compiled, [...images.values()], readme), (error) =>
      log("error", "publishing.download_broke_off", { page: id, error }),
    );
    return { name: `${page.slug.replaceAll("/", "-") || "index"}.zip`, stream };
  });
}

async function* folderFiles(
  { library }: PublishingTools,
  { route, files, fontFamilies }: ReadyPage,
  images: readonly LibraryImage[],
  readme: ExportFile,
): AsyncGenerator<ExportFile> {
  const made = new Map(files.map((file) => [file.hash, file]));
  const pictures = new Map(images.map((image) => [image.hash, image]));
  const page = made.get(route.artefact)?.bytes.toString("utf8") ?? "";
  yield { path: "index.html", content: page };
  yield readme;
  const named = namedFiles([page]);
  const sheet = named.find(({ path, hash }) => path === FOLDER_ADDRESSES.stylesheet(hash));
  const all = sheet ? namedFiles([page, made.get(sheet.hash)?.bytes.toString("utf8") ?? ""]) : named;
  for (const file of all) {
    const content = made.get(file.hash)?.bytes ?? (await pictureOf(library, pictures.get(file.hash), file));
    if (content) yield { path: file.path, content };
  }
  for (const family of [...new Set(fontFamilies)].sort()) yield { path: `assets/${family}-LICENSE.txt`, content: fontLicence(family) };
}

/** A picture in the width that the page names; null for words of the page that only look like an address. */
async function pictureOf(
  { files }: PublishingTools["library"],
  image: LibraryImage | undefined,
  { path, width }: NamedFile,
): Promise<Buffer | null> {
  if (!image || width === null || path !== FOLDER_ADDRESSES.image(image.hash, width)) return null;
  if (!imageWidths(image.width).includes(width)) return null;
  const bytes = await files.read(image, width, "webp");
  // Half a page must not pass for a whole one.
  if (!bytes) throw new Error(`the picture ${image.id} is not in storage`);
  return bytes;
}
