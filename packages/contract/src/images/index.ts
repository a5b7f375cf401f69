/** What the apps use of this slice besides its calls. */

export { IMAGE_FORMATS, IMAGE_MAX_BYTES, IMAGE_TYPES, type ImageFormat, imageKey, imageWidthFor, imageWidths } from "./files.ts";
export type { Image } from "./image.ts";
export {
  fallbackFormat,
  isImageId,
  markedImageId,
  shownFile,
  type UploadRecord,
  uploadMarkKey,
  uploadRecord,
  uploadRecordKey,
} from "./upload-record.ts";
