import type { ImageSource } from "@vitrine/blocks";
import { imageWidthFor, imageWidths } from "@vitrine/contract";
import type { ImageReference } from "@vitrine/document";
import type { BuiltInPictures } from "../../platform/build/built-in-pictures.ts";
import type { Queries } from "../../platform/database/database.ts";
import { type ImageLibrary, type LibraryImage, SHARE_SIZE } from "../images/index.ts";
import { type Artefact, binaryArtefact } from "./artefacts/artefact.ts";
import type { PicturePlaces, PictureWishes } from "./compile/compile-page.ts";

/** The pictures of a page. */
export interface PagePictures {
  readonly places: PicturePlaces;
  /** Resolves when all their files are there: they are made while the page is rendered. */
  readonly areServable: Promise<unknown>;
  /** Those that are served as artefacts, of a page that shows these pictures. */
  filesOf(shownImageIds: readonly string[]): readonly Artefact[];
  /** Ids of the account's own pictures on the page. */
  readonly imageIds: readonly string[];
}

/** Where a picture goes that has no other use for its width: backgrounds, and browsers without `srcset`. */
const USUAL_WIDTH = 1280;

export interface PictureSources {
  readonly library: ImageLibrary;
  readonly pictures: BuiltInPictures;
}

/**
 * Finds the pictures a page names and begins to make their files. A picture of another account, or of none, is not
 * found: it is left out of the page. `siteUrl` is the origin of the page's site.
 */
export async function pagePictures(
  { library, pictures }: PictureSources,
  queries: Queries,
  accountId: string,
  { imageIds, favicon, shareImage }: PictureWishes,
  siteUrl: string,
): Promise<PagePictures> {
  const own = await library.findOwn(queries, accountId, [...imageIds]);
  const files = new Map<string, Artefact>();
  const keep = (file: Artefact, extension: string): string => {
    files.set(file.hash, file);
    return `/_v/${file.hash}.${extension}`;
  };
  const faviconPicture = favicon && builtInFile(pictures, favicon.imageId);
  const faviconUrl = favicon && (faviconPicture ? keep(...faviconPicture) : await iconUrl(library, own.get(favicon.imageId), keep));
  const shareBytes = shareImage && (await shareImageBytes({ library, pictures }, own, shareImage));
  const sharePath = shareBytes && keep(binaryArtefact(shareBytes), "jpg");
  const sources = new Map<string, ImageSource>();
  for (const imageId of imageIds) {
    const image = own.get(imageId);
    const picture = pictures.find(imageId);
    if (image) sources.set(imageId, ladder(image));
    else if (picture) {
      sources.set(imageId, { src: `/_v/${picture.hash()}.${picture.extension}`, width: picture.width, height: picture.height });
    }
  }
  const areServable = Promise.all([...own.values()].map((image) => library.makeServable(image)));
  // Whoever waits for it hears of a failure; a page that is refused before is waited for by nobody.
  areServable.catch(() => {});
  return {
    areServable,
    places: {
      sources,
      favicon: faviconUrl,
      shareImage: sharePath ? { url: `${siteUrl}${sharePath}`, ...SHARE_SIZE } : undefined,
    },
    filesOf(shownImageIds) {
      for (const imageId of shownImageIds) {
        const shown = own.has(imageId) ? undefined : builtInFile(pictures, imageId);
        if (shown) keep(...shown);
      }
      return [...files.values()];
    },
    imageIds: [...own.keys()],
  };
}

/** A picture made for the product as a file of a page, with its extension. */
function builtInFile(pictures: BuiltInPictures, imageId: string): [file: Artefact, extension: string] | undefined {
  const picture = pictures.find(imageId);
  return picture && [{ hash: picture.hash(), bytes: picture.bytes(), isText: picture.extension === "svg" }, picture.extension];
}

function ladder(image: LibraryImage): ImageSource {
  const { hash, width, height } = image;
  const address = (each: number) => `/_v/i/${hash}-${each}`;
  const widths = imageWidths(width);
  const srcSet = widths.map((each) => `${address(each)} ${each}w`).join(",");
  return { src: address(imageWidthFor(width, USUAL_WIDTH)), width, height, ...(widths.length > 1 ? { srcSet } : {}) };
}

async function iconUrl(
  library: ImageLibrary,
  image: LibraryImage | undefined,
  keep: (file: Artefact, extension: string) => string,
): Promise<string | undefined> {
  const bytes = image && (await library.files.readDerived(image, "icon"));
  return bytes ? keep(binaryArtefact(bytes), "png") : undefined;
}

async function shareImageBytes(
  { library, pictures }: PictureSources,
  own: ReadonlyMap<string, LibraryImage>,
  { imageId }: ImageReference,
): Promise<Buffer | null | undefined> {
  const picture = pictures.find(imageId);
  if (picture) return library.shareImageOf(picture);
  const image = own.get(imageId);
  return image && library.files.readDerived(image, "share");
}
