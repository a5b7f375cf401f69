import { IMAGE_TYPES, imageWidthFor } from "@vitrine/contract";
import { type BuiltInPictures, PICTURE_TYPES } from "../../platform/build/built-in-pictures.ts";
import type { Database } from "../../platform/database/database.ts";
import { imageFormatsFor } from "../../platform/http/image-accept.ts";
import type { UploadedFiles } from "../../platform/http/uploads.ts";
import { fallbackFormat } from "./image-files.ts";
import type { ImageLibrary } from "./image-library.ts";
import { findImage } from "./image-store.ts";

const IMAGE_ID = /^img_[0-9a-z]{26}$/;

/** What the uploads origin answers from: the product's own pictures, and people's by their unguessable id. */
export function uploadedFiles(database: Database, library: ImageLibrary, pictures: BuiltInPictures): UploadedFiles {
  return async (imageId, width, accept) => {
    const picture = pictures.find(imageId);
    if (picture) return { bytes: picture.bytes(), type: PICTURE_TYPES[picture.extension], tag: picture.hash() };
    if (!IMAGE_ID.test(imageId)) return null;
    const image = await findImage(database.queries, imageId);
    if (!image) return null;
    const format = imageFormatsFor(accept).includes("webp") ? "webp" : fallbackFormat(image);
    const rung = imageWidthFor(image.width, width);
    const bytes = await library.files.read(image, rung, format);
    return bytes && { bytes, type: IMAGE_TYPES[format], tag: `${image.hash}-${rung}-${format}` };
  };
}
