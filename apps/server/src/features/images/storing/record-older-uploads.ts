import { isFull } from "../../../platform/is-full.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Loop, repeatedly } from "../../../platform/repeatedly.ts";
import { listUnrecorded, markRecorded } from "../image-store.ts";
import { forgetImage } from "./forget-deleted.ts";
import { recordUpload } from "./record-upload.ts";

const BATCH = 50;
const DAY_MS = 24 * 3_600_000;

/**
 * Records images that have none in storage, in the background and a few at a time: those of before there were records,
 * and those whose upload was cut off after its row. Each row says whether it is recorded, so that nothing is looked at
 * twice. A database that is away or a disk that is full is waited for.
 */
export function recordOlderUploads({ database, storage, log }: Pick<Platform, "database" | "storage" | "log">): Loop {
  let isTold = false;
  return repeatedly(
    1,
    async ({ isStopped }) => {
      const images = await listUnrecorded(database.queries, BATCH);
      for (const image of images) {
        if (isStopped()) return 0;
        await recordUpload(storage, image);
      }
      const there = await markRecorded(
        database.queries,
        images.map(({ id }) => id),
      );
      // Somebody deleted it meanwhile: nothing may be found of it.
      for (const image of images) if (!there.has(image.id)) await forgetImage(storage, image);
      isTold = false;
      return images.length === BATCH ? 0 : DAY_MS;
    },
    {
      failed(error) {
        // It is tried again every second.
        if (!isTold) log(isFull(error) ? "warn" : "error", "images.recording_failed", { error });
        isTold = true;
      },
    },
  );
}
