import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { uploadKey } from "../image-files.ts";
import { findOwnRows } from "../image-store.ts";
import { keepUpload } from "./keep-upload.ts";

/** Files that are copied at once. */
const AT_ONCE = 4;

/**
 * Copies images of one account into the library of another, each whole before it is in that; by their ids, the ids of the
 * copies. An image that the account has already, as the same file, is that one. What is not the first account's, or whose
 * file is lost, is missing.
 */
export async function copyImages(platform: Platform, from: Reach, to: Reach, ids: readonly string[]): Promise<Map<string, string>> {
  const { database, storage, clock } = platform;
  const copies = new Map<string, string>();
  const queue = (await findOwnRows(database.queries, from, ids)).values();
  const copyEach = async (): Promise<void> => {
    for (const row of queue) {
      const bytes = await storage.get(uploadKey(row));
      if (!bytes || contentHash(bytes) !== row.hash) continue;
      const own = { id: clock.id("image"), accountId: to.accountId, folderId: null, isRecorded: false };
      const copy = { ...row, ...own, uploadedAt: new Date(clock.now()) };
      const kept = await keepUpload(platform, copy, () => storage.putOnce(uploadKey(copy), bytes));
      copies.set(row.id, kept.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyEach));
  return copies;
}
