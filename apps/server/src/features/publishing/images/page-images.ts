import type { ImageSource } from "@vitrine/blocks";
import { imageWidthFor, imageWidths } from "@vitrine/contract";
import type { ImageReference } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { BuiltInImages } from "../../../platform/build/built-in-images.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { type ImageLibrary, type LibraryImage, SHARE_SIZE } from "../../images/index.ts";
import { type Artefact, binaryArtefact } from "../artefacts/artefact.ts";
import type { FoundImages, ImageNeeds } from "../compile/compile-page.ts";
import { type PageAddresses, SITE_ADDRESSES } from "../page-addresses.ts";

/** The images of a page. */
export interface PageImages {
  readonly found: FoundImages;
  /** Resolves when all their files are there: they are made while the page is rendered. */
  readonly areServable: Promise<unknown>;
  /** Those that are served as artefacts, of a page that shows these images. */
  filesOf(shownImageIds: readonly string[]): readonly Artefact[];
  /** Ids of the account's own images and sounds on the page. */
  readonly imageIds: readonly string[];
}

/** Where an image goes that has no other use for its width: backgrounds, and browsers without `srcset`. */
const USUAL_WIDTH = 1280;

export interface PageImageSources {
  readonly library: ImageLibrary;
  readonly builtInImages: BuiltInImages;
}

/**
 * Finds the images a page names and begins to make their files. An image of another account, or of none, is not
 * found: it is left out of the page. `siteUrl` is the origin of the page's site; the empty string for a page that is a file.
 */
export async function pageImages(
  { library, builtInImages }: PageImageSources,
  queries: Queries,
  reach: Reach,
  { imageIds, favicon, shareImage }: ImageNeeds,
  siteUrl: string,
  addresses: PageAddresses = SITE_ADDRESSES,
): Promise<PageImages> {
  const own = await library.findOwn(queries, reach, [...imageIds]);
  const files = new Map<string, Artefact>();
  const keep = (file: Artefact, extension: string): string => {
    files.set(file.hash, file);
    return addresses.file(file.hash, extension);
  };
  const builtInFavicon = favicon && builtInFile(builtInImages, favicon.imageId);
  const faviconUrl = favicon && (builtInFavicon ? keep(...builtInFavicon) : await iconUrl(library, own.get(favicon.imageId), keep));
  const shareBytes = shareImage && (await shareImageBytes({ library, builtInImages }, own, shareImage));
  const ownShare = shareImage && !builtInImages.find(shareImage.imageId) ? own.get(shareImage.imageId) : undefined;
  const shareUrl =
    shareBytes && ((ownShare && addresses.shareImage?.(ownShare.hash)) ?? `${siteUrl}${keep(binaryArtefact(shareBytes), "jpg")}`);
  const sources = new Map<string, ImageSource>();
  for (const imageId of imageIds) {
    const image = own.get(imageId);
    const builtIn = builtInImages.find(imageId);
    if (image?.kind === "audio") continue;
    if (image) sources.set(imageId, ladder(image, addresses));
    else if (builtIn) {
      sources.set(imageId, { src: addresses.file(builtIn.hash(), builtIn.extension), width: builtIn.width, height: builtIn.height });
    }
  }
  const areServable = Promise.all([...own.values()].map((image) => library.makeServable(image)));
  // Whoever waits for it hears of a failure; a page that is refused before is waited for by nobody.
  areServable.catch(() => {});
  return {
    areServable,
    found: {
      sources,
      favicon: faviconUrl,
      shareImage: shareUrl ? { url: shareUrl, ...SHARE_SIZE } : undefined,
    },
    filesOf(shownImageIds) {
      for (const imageId of shownImageIds) {
        const shown = own.has(imageId) ? undefined : builtInFile(builtInImages, imageId);
        if (shown) keep(...shown);
      }
      return [...files.values()];
    },
    imageIds: [...own.keys()],
  };
}

/** An image made for the product as a file of a page, with its extension. */
function builtInFile(builtInImages: BuiltInImages, imageId: string): [file: Artefact, extension: string] | undefined {
  const builtIn = builtInImages.find(imageId);
  return builtIn && [{ hash: builtIn.hash(), bytes: builtIn.bytes(), isText: builtIn.extension === "svg" }, builtIn.extension];
}

function ladder(image: LibraryImage, addresses: PageAddresses): ImageSource {
  const { hash, width, height, isVector } = image;
  const address = (each: number) => addresses.image(hash, each);
  if (isVector) return { src: address(width), width, height };
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
  { library, builtInImages }: PageImageSources,
  own: ReadonlyMap<string, LibraryImage>,
  { imageId }: ImageReference,
): Promise<Buffer | null | undefined> {
  const builtIn = builtInImages.find(imageId);
  if (builtIn) return library.shareImageOf(builtIn);
  const image = own.get(imageId);
  return image && library.files.readDerived(image, "share");
}
