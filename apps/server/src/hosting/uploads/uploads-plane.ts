import type { IncomingMessage, ServerResponse } from "node:http";
import { isImageId, type SoundRecord, shownFile, soundRecord, type UploadRecord, uploadRecord, uploadRecordKey } from "@vitrine/contract";
import { z } from "zod";
import { type BuiltInImages, servedBuiltIn } from "../../platform/build/built-in-images.ts";
import type { Clock } from "../../platform/clock.ts";
import { type AskedImage, readAskedImage, sendImage, sendNoImage } from "../../platform/http/uploaded-image.ts";
import { soundFile } from "../../platform/http/uploaded-sound.ts";
import { sendUploaded, type UploadedFile } from "../../platform/http/uploads.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type ImageCache, imageCache } from "../replies/image-cache.ts";

export interface UploadsPlaneOptions {
  readonly storage: Storage;
  /** The product's own. */
  readonly builtInImages: BuiltInImages;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Answers for the uploads origin from storage alone. False, having done nothing, where only the application can say:
 * nothing is recorded under the id yet, or the file that is asked for has not been made.
 * @throws, or rejects, where a file cannot be read; nothing has been answered then
 */
export type UploadsPlane = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Bytes of files in memory: whoever looks at these addresses is at work in the dashboard. */
const MOST_BYTES = 16 * 1024 * 1024;

export function uploadsPlane({ storage, builtInImages, clock }: UploadsPlaneOptions): UploadsPlane {
  const files = imageCache(storage, () => clock.now(), MOST_BYTES);
  return (request, response) => {
    const asked = readAskedImage(request, response);
    if (!asked) return true;
    const builtIn = builtInImages.find(asked.imageId);
    if (builtIn) sendImage(request, response, servedBuiltIn(builtIn));
    else if (isImageId(asked.imageId)) return sendFound(findFile(storage, files, asked), request, response);
    else sendNoImage(response);
    return true;
  };
}

async function sendFound(found: Promise<UploadedFile | null>, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const file = await found;
  if (file) await sendUploaded(request, response, file);
  return file !== null;
}

async function findFile(storage: Storage, files: ImageCache, { imageId, width, takesWebp }: AskedImage): Promise<UploadedFile | null> {
  const record = readRecord(await files.load(uploadRecordKey(imageId)));
  if (!record) return null;
  if ("sound" in record) return soundFile(storage, record);
  const { key, type, tag } = shownFile(record, width, takesWebp);
  const bytes = await files.load(key);
  return bytes && { bytes, type, tag };
}

const anyRecord = z.union([soundRecord, uploadRecord]);

/** Null also for what is damaged, or is written as a later version of the product does: the application knows better. */
function readRecord(bytes: Buffer | null): UploadRecord | SoundRecord | null {
  if (!bytes) return null;
  try {
    return anyRecord.safeParse(JSON.parse(bytes.toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}
