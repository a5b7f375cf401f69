import { type DocumentTree, type PicturePlace, randomId, settleFragment, withFreshIds, withoutPictures } from "@vitrine/document";
import type { Clip } from "../keyboard/clip.ts";
import { addressContent, loneAddress } from "./address-content.ts";
import { blocksInHtml } from "./blocks-in-html.ts";
import type { ClipHome } from "./clip-home.ts";
import { fileContent } from "./file-content.ts";
import type { Pasteable, WantedPicture } from "./pasteable.ts";
import { type CopiedBlocks, pictureAddress, readBlocks } from "./read-blocks.ts";
import { textContent } from "./text-content.ts";

/** An id that an upload has, of whichever account; what comes with the product everybody has. */
const UPLOAD = /^img_/;

/**
 * What a clip becomes in a page. A clipboard is hostile input: whatever comes out of here is checked, and nothing of it
 * refers to what another account has. Null for a clip that holds nothing to paste.
 */
export function pasteableOf(clip: Clip, tree: DocumentTree, home: ClipHome | null): Pasteable | null {
  const json = clip.blocks === "" ? blocksInHtml(clip.html ?? "") : clip.blocks;
  if (json !== "") {
    const copied = readBlocks(json, home);
    return copied && ofBlocks(copied, tree, home);
  }
  const address = loneAddress(clip.text);
  const { language } = tree.page();
  if (address !== null) return addressContent(address, language, home);
  return (clip.files && fileContent(clip.files, language)) ?? textContent(clip.text, language);
}

function ofBlocks({ fragment, elsewhere }: CopiedBlocks, tree: DocumentTree, home: ClipHome | null): Pasteable {
  const fresh = withFreshIds(fragment, randomId);
  const originals = fragment.rootIds;
  if (!elsewhere || !home) return { fragment: fresh, pictures: [], originals };
  const { fragment: bare, taken } = withoutPictures(settleFragment(fresh, tree, randomId), (id) => UPLOAD.test(id));
  const placesOf = new Map<string, PicturePlace[]>();
  for (const { imageId, place } of taken) placesOf.set(imageId, [...(placesOf.get(imageId) ?? []), place]);
  const pictures = [...placesOf].map(([imageId, places]): WantedPicture => {
    const address = pictureAddress(elsewhere.pictures, imageId, home);
    return { source: address === null ? null : { address }, places };
  });
  return { fragment: bare, pictures, originals };
}
