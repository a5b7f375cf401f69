/** Pictures: people's libraries, and the files that pages and the dashboard show of them. */
export { SHARE_SIZE } from "./encode-image.ts";
export { exportImages } from "./export-images.ts";
export { uploadedFiles } from "./find-uploaded.ts";
export { type ImageLibrary, openImageLibrary } from "./image-library.ts";
export { findOwnImages, type ImageRow } from "./image-store.ts";
export { imageMigrations } from "./migrations.ts";
export { removeImageFiles } from "./remove-image-files.ts";
export { imageRoutes } from "./routes.ts";
