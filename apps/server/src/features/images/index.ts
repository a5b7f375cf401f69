/** Images: people's libraries, and the files that pages and the dashboard show of them. */

export type { FindImagePages, ImageSites } from "./changes/image-uses.ts";
export { SHARE_SIZE } from "./encode-image.ts";
export { fetchPicture, nameAt } from "./fetching/fetch-picture.ts";
export type { ImageLibrary } from "./image-library.ts";
export { holdImages, isOwnImage } from "./image-store.ts";
export type { LibraryImage } from "./library-image.ts";
export { imagesSlice } from "./slice.ts";
export { copyImages } from "./storing/copy-images.ts";
export { uploadImage } from "./upload-image.ts";
