import { availableParallelism } from "node:os";
import { fallbackFormat } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { BuiltInImage } from "../../platform/build/built-in-images.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { encodeShareImage } from "./encode-image.ts";
import { type ImageFiles, imageFiles } from "./image-files.ts";
import { findImages, findOwnImages } from "./image-store.ts";
import type { LibraryImage } from "./library-image.ts";
import { workQueue } from "./work-queue.ts";

/** The images of all accounts, and the machinery that makes their files. */
export interface ImageLibrary {
  readonly files: ImageFiles;
  /** Those of the ids that are the account's own files, pictures and sounds, by id. */
  findOwn(queries: Queries, reach: Reach, ids: readonly string[]): Promise<Map<string, LibraryImage>>;
  /** Makes what visitors need of an image at once; AVIF follows when there is nothing better to do. */
  makeServable(image: LibraryImage): Promise<void>;
  /** Takes up again what was left to be made of images on published pages. */
  resume(queries: Queries, ids: readonly string[]): Promise<void>;
  /** An image of the product's own, made for link previews: see `SHARE_SIZE`. */
  shareImageOf(builtIn: BuiltInImage): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Whether it is shown as AVIF too. */
function isStill({ kind, isAnimated, isVector }: LibraryImage): boolean {
  return kind === "image" && !isAnimated && !isVector;
}

export function openImageLibrary({ storage, log }: { readonly storage: Storage; readonly log: Log }): ImageLibrary {
  // One core is left to everything else the server does.
  const queue = workQueue(Math.max(1, availableParallelism() - 1), (error) => log("warn", "images.later_failed", { error }));
  const files = imageFiles(storage, queue);
  const shares = new WeakMap<BuiltInImage, Promise<Buffer>>();
  return {
    files,
    async findOwn(queries, reach, ids) {
      const rows = await findOwnImages(queries, reach, ids);
      return new Map(rows.map((row) => [row.id, row]));
    },
    async makeServable(image) {
      if (image.kind === "audio") return;
      if (image.isVector) return files.make(image, "svg");
      await Promise.all([files.make(image, "webp"), files.make(image, fallbackFormat(image))]);
      if (!image.isAnimated) files.makeLater(image, "avif");
    },
    async resume(queries, ids) {
      for (const image of await findImages(queries, ids)) if (isStill(image)) files.makeLater(image, "avif");
    },
    shareImageOf(builtIn) {
      const made = shares.get(builtIn) ?? queue.run(() => encodeShareImage(builtIn.bytes(), builtIn));
      shares.set(builtIn, made);
      made.catch(() => shares.delete(builtIn));
      return made;
    },
    stop: () => queue.stop(),
  };
}
