import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import { type ImageFiles, uploadKey } from "./image-files.ts";
import { type ImageRow, markRecorded, putImage } from "./image-store.ts";
import { readImage } from "./read-image.ts";
import { recordUpload } from "./record-upload.ts";

/** A file's name as people see it: without folders and without what cannot be seen. */
function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "").trim()].slice(0, 120).join("") || "image";
}

/**
 * Takes an image into the account's library: decoded whole, so that what is kept can be shown. The uploaded
 * bytes are kept as they are and never sent to anybody; everything served is made from their pixels.
 */
export async function uploadImage(
  { database, storage, clock }: Platform,
  files: ImageFiles,
  accountId: string,
  upload: { readonly name: string; readonly bytes: Buffer },
): Promise<ImageRow> {
  const { bytes } = upload;
  const facts = await readImage(bytes);
  const row: ImageRow = {
    id: clock.id("image"),
    accountId,
    name: displayName(upload.name),
    hash: contentHash(bytes),
    bytes: bytes.length,
    ...facts,
    isRecorded: false,
    uploadedAt: new Date(clock.now()),
  };
  await storage.putOnce(uploadKey(row), bytes);
  try {
    await files.make(row, "webp");
  } catch (error) {
    // Storage's own failures carry a code; what the decoder throws does not, and is the file's fault.
    if ((error as NodeJS.ErrnoException).code) throw error;
    await storage.remove(uploadKey(row));
    throw new Refusal("NOT_AN_IMAGE");
  }
  const image = await putImage(database.queries, row);
  // Cut off here, what is missing is made up for by the work that records older uploads.
  await recordUpload(storage, image);
  if (!image.isRecorded) await markRecorded(database.queries, [image.id]);
  return image;
}
