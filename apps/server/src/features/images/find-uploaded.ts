import { isImageId, shownFile } from "@vitrine/contract";
import { type BuiltInPictures, servedBuiltIn } from "../../platform/build/built-in-pictures.ts";
import type { Database } from "../../platform/database/database.ts";
import type { FindUploaded } from "../../platform/http/uploads.ts";
import type { ImageLibrary } from "./image-library.ts";
import { findImage } from "./image-store.ts";

/** What the uploads origin answers from: the product's own pictures, and people's by their unguessable id. */
export function findUploaded(database: Database, library: ImageLibrary, pictures: BuiltInPictures): FindUploaded {
  return async ({ imageId, width: asked, takesWebp }) => {
    const picture = pictures.find(imageId);
    if (picture) return servedBuiltIn(picture);
    const image = isImageId(imageId) ? await findImage(database.queries, imageId) : undefined;
    if (!image) return null;
    const { width, format, type, tag } = shownFile(image, asked, takesWebp);
    const bytes = await library.files.read(image, width, format);
    return bytes && { bytes, type, tag };
  };
}
