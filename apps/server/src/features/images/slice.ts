import { type BuiltInImages, builtInImages } from "../../platform/build/built-in-images.ts";
import { hear, UNTIL_DONE } from "../../platform/events/listener.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { exportImages } from "./export-images.ts";
import { findUploaded } from "./find-uploaded.ts";
import { type ImageLibrary, openImageLibrary } from "./image-library.ts";
import { imageMigrations } from "./migrations.ts";
import { recordOlderUploads } from "./record-older-uploads.ts";
import { removeImageFiles } from "./remove-image-files.ts";
import { imageRoutes } from "./routes.ts";

export interface OpenedImages {
  readonly library: ImageLibrary;
  /** The product's own. */
  readonly builtInImages: BuiltInImages;
}

export const imagesSlice = {
  name: "images",
  migrations: imageMigrations,
  open: ({ platform, build }: Dependencies): OpenedImages => ({
    library: openImageLibrary(platform),
    builtInImages: builtInImages(build.imagesFolder),
  }),
  close: ({ library }: OpenedImages) => library.stop(),
  offer: ({ platform, library, builtInImages }: Dependencies & OpenedImages) => ({
    findUploaded: findUploaded(platform.database, library, builtInImages),
  }),
  start: ({ platform }: Dependencies) => {
    const recording = recordOlderUploads(platform);
    recording.wake();
    return recording;
  },
  routes: ({ platform, library }: Dependencies & OpenedImages) => imageRoutes(platform, library),
  exportPart: exportImages,
  listeners: [
    hear(
      "account.deleted",
      "remove-image-files",
      ({ platform }: Dependencies) =>
        ({ accountId }) =>
          removeImageFiles(platform, accountId),
      UNTIL_DONE,
    ),
  ],
} as const satisfies ServerSlice;
