import type { ImageReference } from "@vitrine/document";
import { IMAGE_SIZES, type ImageName } from "./image-sizes.data.ts";

/** One of the library's images, with its natural size, so that its place is kept before it loads. */
export function imageReference(name: ImageName): ImageReference {
  const [width, height] = IMAGE_SIZES[name];
  return { imageId: `lib_${name}`, width, height };
}
