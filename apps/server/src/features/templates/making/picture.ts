import type { ImageReference } from "@vitrine/document";
import { PICTURE_SIZES, type PictureName } from "./picture-sizes.data.ts";

/** One of the library's pictures, with its natural size, so that its place is kept before it loads. */
export function picture(name: PictureName): ImageReference {
  const [width, height] = PICTURE_SIZES[name];
  return { imageId: `lib_${name}`, width, height };
}
