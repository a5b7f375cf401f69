import { type SoundRecord, type UploadRecord, uploadMarkKey, uploadRecordKey } from "@vitrine/contract";
import type { Storage } from "../../../platform/storage/storage.ts";
import type { LibraryImage } from "../library-image.ts";

const NOTHING = new Uint8Array();

function recordOf({ kind, accountId, hash, bytes, width, isAnimated, hasAlpha, isVector }: LibraryImage): UploadRecord | SoundRecord {
  if (kind === "audio") return { schema: 1, sound: true, accountId, hash, bytes };
  return { schema: 1, accountId, hash, width, isAnimated, hasAlpha, ...(isVector ? { isVector } : {}) };
}

/**
 * Writes down in storage what it takes to find an image without the database. The mark comes first: by it the record
 * is found when the account goes, even after its rows have gone. Where that has just happened, nothing stays behind.
 */
export async function recordUpload(storage: Storage, image: LibraryImage): Promise<void> {
  const { id } = image;
  const record = recordOf(image);
  const mark = uploadMarkKey(image, id);
  await storage.putOnce(mark, NOTHING);
  await storage.put(uploadRecordKey(id), Buffer.from(JSON.stringify(record)));
  if (!(await storage.has(mark))) await storage.remove(uploadRecordKey(id));
}
