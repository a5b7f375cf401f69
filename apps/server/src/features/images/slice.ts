import { type BuiltInImages, builtInImages } from "../../platform/build/built-in-images.ts";
import { hear, UNTIL_DONE } from "../../platform/events/listener.ts";
import { atLeastOnce } from "../../platform/jobs/job.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { FindImageUses } from "./changes/image-uses.ts";
import { exportImages } from "./export-images.ts";
import { findUploaded } from "./find-uploaded.ts";
import { type ImageLibrary, openImageLibrary } from "./image-library.ts";
import { imageMigrations } from "./migrations.ts";
import { imageRoutes } from "./routes.ts";
import { collectLooseFiles } from "./storing/collect-loose-files.ts";
import { FORGET_QUEUE, forgetDeleted } from "./storing/forget-deleted.ts";
import { recordOlderUploads } from "./storing/record-older-uploads.ts";
import { removeImageFiles } from "./storing/remove-image-files.ts";

export interface OpenedImages {
  readonly library: ImageLibrary;
  /** The product's own. */
  readonly builtInImages: BuiltInImages;
}

async function tidyFiles(platform: Platform): Promise<void> {
  const removed = await collectLooseFiles(platform);
  if (removed > 0) platform.log("info", "images.collected", { files: removed });
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
    findUploaded: findUploaded(platform, library, builtInImages),
  }),
  start: ({ platform }: Dependencies) => {
    const recording = recordOlderUploads(platform);
    recording.wake();
    return recording;
  },
  routes: (services: Dependencies & OpenedImages & FindImageUses) => imageRoutes(services.platform, services.library, services),
  jobs: ({ platform }: Dependencies) => [
    atLeastOnce(FORGET_QUEUE, async ({ payload }) => {
      await forgetDeleted(platform, payload.accountId);
      return undefined;
    }),
  ],
  daily: ({ platform }: Dependencies) => [{ name: "collect-loose-files", run: () => tidyFiles(platform) }],
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
