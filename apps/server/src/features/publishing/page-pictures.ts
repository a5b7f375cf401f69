import { imageWidthFor, imageWidths } from "@vitrine/contract";
import type { DocumentTree, ImageReference } from "@vitrine/document";
import { imageIdsIn, type PagePlaces, type RenderOptions } from "@vitrine/renderer";
import type { BuiltInPictures } from "../../platform/built-in-pictures.ts";
import type { Queries } from "../../platform/database/database.ts";
import { type ImageLibrary, type ImageRow, SHARE_SIZE } from "../images/index.ts";
import { type Artefact, binaryArtefact } from "./artefact.ts";

/** The pictures of a page, ready to be served. */
export interface PagePictures {
  readonly image: RenderOptions["image"];
  readonly favicon: PagePlaces["favicon"];
  readonly shareImage: PagePlaces["shareImage"];
  /** Those that are served as artefacts. */
  readonly files: readonly Artefact[];
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
 * Finds the pictures a page names and makes their files. A picture of another account, or of none, is not
 * found: it is left out of the page. `siteUrl` is the origin of the page's site.
 */
export async function pagePictures(
  { library, pictures }: PictureSources,
  queries: Queries,
  accountId: string,
  tree: DocumentTree,
  siteUrl: string,
): Promise<PagePictures> {
  const own = await library.findOwn(queries, accountId, [...imageIdsIn(tree)]);
  await Promise.all([...own.values()].map((image) => library.makeServable(image)));
  const files = new Map<string, Artefact>();
  const keep = (file: Artefact, extension: string): string => {
    files.set(file.hash, file);
    return `/_v/${file.hash}.${extension}`;
  };
  const keepPicture = (imageId: string): string | undefined => {
    const picture = pictures.find(imageId);
    if (!picture) return undefined;
    const isText = picture.extension === "svg";
    return keep({ hash: picture.hash(), bytes: picture.bytes(), isText }, picture.extension);
  };
  const { favicon, shareImage } = tree.page();
  const faviconUrl = favicon && (keepPicture(favicon.imageId) ?? (await iconUrl(library, own.get(favicon.imageId), keep)));
  const shareBytes = shareImage && (await shareImageBytes({ library, pictures }, own, shareImage));
  const sharePath = shareBytes && keep(binaryArtefact(shareBytes), "jpg");
  return {
    image({ imageId }) {
      const image = own.get(imageId);
      if (image) return ladder(image);
      const picture = pictures.find(imageId);
      const src = keepPicture(imageId);
      return picture && src ? { src, width: picture.width, height: picture.height } : undefined;
    },
    favicon: () => faviconUrl,
    shareImage: () => (sharePath ? { url: `${siteUrl}${sharePath}`, ...SHARE_SIZE } : undefined),
    get files() {
      return [...files.values()];
    },
    imageIds: [...own.keys()],
  };
}

function ladder(image: ImageRow): ReturnType<RenderOptions["image"]> {
  const { hash, width, height } = image;
  const address = (each: number) => `/_v/i/${hash}-${each}`;
  const widths = imageWidths(width);
  const srcSet = widths.map((each) => `${address(each)} ${each}w`).join(",");
  return { src: address(imageWidthFor(width, USUAL_WIDTH)), width, height, ...(widths.length > 1 ? { srcSet } : {}) };
}

async function iconUrl(
  library: ImageLibrary,
  image: ImageRow | undefined,
  keep: (file: Artefact, extension: string) => string,
): Promise<string | undefined> {
  const bytes = image && (await library.files.readDerived(image, "icon"));
  return bytes ? keep(binaryArtefact(bytes), "png") : undefined;
}

async function shareImageBytes(
  { library, pictures }: PictureSources,
  own: ReadonlyMap<string, ImageRow>,
  { imageId }: ImageReference,
): Promise<Buffer | null | undefined> {
  const picture = pictures.find(imageId);
  if (picture) return library.shareImageOf(picture);
  const image = own.get(imageId);
  return image && library.files.readDerived(image, "share");
}
