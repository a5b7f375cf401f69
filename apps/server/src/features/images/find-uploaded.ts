import { isImageId, shownFile } from "@vitrine/contract";
import { type BuiltInImages, servedBuiltIn } from "../../platform/build/built-in-images.ts";
import { soundFile } from "../../platform/http/uploaded-sound.ts";
import type { FindUploaded } from "../../platform/http/uploads.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ImageLibrary } from "./image-library.ts";
import { findImage } from "./image-store.ts";

/** What the uploads origin answers from: the product's own images, and people's files by their unguessable id. */
export function findUploaded(
  { database, storage }: Pick<Platform, "database" | "storage">,
  library: ImageLibrary,
  builtInImages: BuiltInImages,
): FindUploaded {
  return async ({ imageId, width: asked, takesWebp }) => {
    const builtIn = builtInImages.find(imageId);
    if (builtIn) return servedBuiltIn(builtIn);
    const image = isImageId(imageId) ? await findImage(database.queries, imageId) : undefined;
    if (!image) return null;
    if (image.kind === "audio") {
      await library.files.makeSound(image);
      return soundFile(storage, image);
    }
    const { width, format, type, tag } = shownFile(image, asked, takesWebp);
    const bytes = await library.files.readSoon(image, width, format);
    return bytes && { bytes, type, tag };
  };
}
