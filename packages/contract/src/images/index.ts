/** What the apps use of this slice besides its calls. */

export {
  AUDIO_MAX_BYTES,
  IMAGE_FORMATS,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  type ImageFormat,
  imageKey,
  imageWidthFor,
  imageWidths,
  SOUND_FILE,
  SOUND_TYPE,
} from "./files.ts";
export { FOLDER_DEPTH, FOLDER_NAME_MOST, FOLDERS_MOST, type ImageFolder } from "./folder.ts";
export {
  IMAGE_NAME_MOST,
  IMAGES_AT_ONCE,
  IMAGES_MOST,
  type Image,
  type ImageOrigin,
  LIBRARY_KINDS,
  type LibraryKind,
} from "./image.ts";
export { type LibraryChange, NAMED_FILES_MOST } from "./topics.ts";
export {
  fallbackFormat,
  isImageId,
  markedImageId,
  type SoundRecord,
  shownFile,
  soundRecord,
  type UploadRecord,
  uploadMarkKey,
  uploadRecord,
  uploadRecordKey,
} from "./upload-record.ts";
export { type ImageUses, USES_NAMED } from "./uses.ts";
