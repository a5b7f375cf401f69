import { isImageId, shownFile } from "@vitrine/contract";
import { type BuiltInImages, servedBuiltIn } from "../../platform/build/built-in-images.ts";
import type { Database } from "../../platform/database/database.ts";
import type { FindUploaded } from "../../platform/http/uploads.ts";
import type { ImageLibrary } from "./image-library.ts";
import { findImage } from "./image-store.ts";

/** What the uploads origin answers from: the product's own images, and people's by their unguessable id. */
export function findUploaded(database: Database, library: ImageLibrary, builtInImages: BuiltInImages): FindUploaded {
  return async ({ imageId, width: asked, takesWebp }) => {
    const builtIn = builtInImages.find(imageId);
    if (builtIn) return servedBuiltIn(builtIn);
    const image = isImageId(imageId) ? await findImage(database.queries, imageId) : undefined;
    if (!image) return null;
    const { width, format, type, tag } = shownFile(image, asked, takesWebp);
    const bytes = await library.files.read(image, width, format);
    return bytes && { bytes, type, tag };
  };
}
