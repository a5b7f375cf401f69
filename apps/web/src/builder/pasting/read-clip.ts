import { type DocumentTree, randomId, settleFragment, withFreshIds, withoutPictures } from "@vitrine/document";
import type { Clip } from "../keyboard/clip.ts";
import { addressContent, loneAddress } from "./address-content.ts";
import { blocksInHtml } from "./blocks-in-html.ts";
import type { ClipHome } from "./clip-home.ts";
import { fileContent } from "./file-content.ts";
import { isPictureAlone, LONGEST_HTML, saysMore } from "./html/says-more.ts";
import type { Pasteable, WantedPicture } from "./pasteable.ts";
import { placesOf } from "./pasted-places.ts";
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
  const pictures = [...placesOf(taken)].map(([imageId, places]): WantedPicture => {
    const address = pictureAddress(elsewhere.pictures, imageId, home);
    return { source: address === null ? null : { address }, places };
  });
  return { fragment: bare, pictures, originals };
}

/** The HTML of a clip that is worth more than its words, files and address; null where there is none. */
export function htmlOf({ blocks, text, html = "", files }: Clip): string | null {
  if (html === "" || blocks !== "" || blocksInHtml(html) !== "" || loneAddress(text) !== null) return null;
  if (html.length > LONGEST_HTML) return html;
  if (files && files.length > 0 && isPictureAlone(html)) return null;
  return saysMore(html) ? html : null;
}
