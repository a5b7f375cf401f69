import { type ImageFormat, imageKey, imageWidths, SOUND_FILE } from "@vitrine/contract";
import type { Storage } from "../../platform/storage/storage.ts";
import { encodeIcon, encodeImage, encodeShareImage, encodeSoon } from "./encode-image.ts";
import { firstAnswers } from "./first-answers.ts";
import type { LibraryImage } from "./library-image.ts";
import { readMp3 } from "./sound/read-mp3.ts";
import type { WorkQueue } from "./work-queue.ts";

/** The files of images: what was uploaded, which nobody is ever sent, and what is made of it. */
export interface ImageFiles {
  /** Makes an image's files in a format, unless they are there. */
  make(image: LibraryImage, format: ImageFormat): Promise<void>;
  /** Makes what is sent of a sound, unless it is there. */
  makeSound(image: LibraryImage): Promise<void>;
  /** As `make`, when there is nothing better to do. */
  makeLater(image: LibraryImage, format: ImageFormat): void;
  /** Reads one file, making it first if need be; null when the upload itself is lost. */
  read(image: LibraryImage, width: number, format: ImageFormat): Promise<Buffer | null>;
  /**
   * Reads one file for somebody who is waiting for it. One that is not made yet is made at once as something like it, in
   * a fraction of the time; it and the others of its format follow. Null when the upload itself is lost.
   */
  readSoon(image: LibraryImage, width: number, format: ImageFormat): Promise<Buffer | null>;
  /** The bytes of one file; null where it is not made yet. */
  sizeOf(image: LibraryImage, width: number, format: ImageFormat): Promise<number | null>;
  /** A file made for one purpose, kept for the next time. */
  readDerived(image: LibraryImage, purpose: "share" | "icon"): Promise<Buffer | null>;
}

const DERIVED = {
  share: { file: "share.jpg", encode: encodeShareImage },
  icon: { file: "icon.png", encode: encodeIcon },
} as const;

/** The widths that a picture is kept in; a drawing is one file, whatever its width. */
export function widthsOf({ width, isVector }: Pick<LibraryImage, "width" | "isVector">): number[] {
  return isVector ? [width] : imageWidths(width);
}

export function uploadKey(image: Pick<LibraryImage, "accountId" | "hash">): string {
  return imageKey(image.accountId, image.hash, "upload");
}

export function imageFiles(storage: Storage, queue: WorkQueue): ImageFiles {
  const making = new Map<string, Promise<void>>();
  const firsts = firstAnswers(queue);
  const waiting = new Set<string>();
  const deriving = new Map<string, Promise<Buffer | null>>();
  const keyOf = (image: LibraryImage, width: number, format: ImageFormat) => imageKey(image.accountId, image.hash, `${width}.${format}`);
  // The widest is written last: where it is, the others are.
  const isMade = (image: LibraryImage, format: ImageFormat) => storage.has(keyOf(image, widthsOf(image).at(-1) ?? 0, format));
  const encode = async (image: LibraryImage, format: ImageFormat, signal?: AbortSignal): Promise<void> => {
    if (await isMade(image, format)) return;
    const upload = await storage.get(uploadKey(image));
    if (!upload) throw new Error(`the upload of ${image.id} is not in storage`);
    for (const [width, bytes] of await encodeImage(upload, image, format, signal)) await storage.put(keyOf(image, width, format), bytes);
  };
  const make = async (image: LibraryImage, format: ImageFormat): Promise<void> => {
    if (await isMade(image, format)) return;
    const key = keyOf(image, 0, format);
    const pending = making.get(key) ?? queue.run(() => encode(image, format)).finally(() => making.delete(key));
    making.set(key, pending);
    await pending;
  };
  const read = async (image: LibraryImage, width: number, format: ImageFormat): Promise<Buffer | null> => {
    const key = keyOf(image, width, format);
    const found = await storage.get(key);
    if (found) return found;
    if (!(await storage.has(uploadKey(image)))) return null;
    await make(image, format);
    return storage.get(key);
  };
  const makeLater = (image: LibraryImage, format: ImageFormat): void => {
    const key = keyOf(image, 0, format);
    if (waiting.has(key)) return;
    waiting.add(key);
    queue.later((signal) => encode(image, format, signal).finally(() => waiting.delete(key)));
  };
  const derive = async (image: LibraryImage, purpose: keyof typeof DERIVED, key: string): Promise<Buffer | null> => {
    const upload = image.isVector ? await read(image, image.width, "svg") : await storage.get(uploadKey(image));
    if (!upload) return null;
    const bytes = await queue.run(() => DERIVED[purpose].encode(upload, image.isVector ? image : undefined));
    await storage.put(key, bytes);
    return bytes;
  };
  return {
    make,
    async makeSound(image) {
      const key = imageKey(image.accountId, image.hash, SOUND_FILE);
      if (await storage.has(key)) return;
      const upload = await storage.get(uploadKey(image));
      const sound = upload && readMp3(upload);
      if (!sound) throw new Error(`the upload of ${image.id} is not in storage, or no sound`);
      await storage.put(key, sound);
    },
    makeLater,
    read,
    async readSoon(image, width, format) {
      if (image.isVector || image.isAnimated) return read(image, width, format);
      const key = keyOf(image, width, format);
      const found = await storage.get(key);
      if (found) return found;
      const first = await firsts.find(key, async () => {
        const upload = await storage.get(uploadKey(image));
        return upload && encodeSoon(upload, width, format);
      });
      if (first) makeLater(image, format);
      return first;
    },
    async sizeOf(image, width, format) {
      return (await storage.head(keyOf(image, width, format)))?.size ?? null;
    },
    async readDerived(image, purpose) {
      const key = imageKey(image.accountId, image.hash, DERIVED[purpose].file);
      const found = await storage.get(key);
      if (found) return found;
      const made = deriving.get(key) ?? derive(image, purpose, key).finally(() => deriving.delete(key));
      deriving.set(key, made);
      return made;
    },
  };
}
