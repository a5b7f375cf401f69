import { IMAGES_MOST } from "@vitrine/contract";
import { type Reach, wholeAccount } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { hasFolder } from "../folders/folder-store.ts";
import { uploadKey } from "../image-files.ts";
import { countImages, type ImageRow, lockLibrary, markRecorded, putImage } from "../image-store.ts";
import { tellLibrary } from "../tell-library.ts";
import { removeUnkept } from "./collect-loose-files.ts";
import { forgetImage } from "./forget-deleted.ts";
import { claimFiles, isNamed, noteLoose } from "./loose-file-store.ts";
import { recordUpload } from "./record-upload.ts";

/**
 * Brings a file into an account's library: what lies in storage first, as `store` puts it there, then its row, then what it
 * is found by. Cut off anywhere, either all of it is made up for, or what lies there is known to be nobody's.
 * @throws Refusal where the library is full
 */
export async function keepUpload(platform: Platform, row: ImageRow, store: () => Promise<void>): Promise<ImageRow> {
  const { database, storage } = platform;
  const reach = wholeAccount(row.accountId);
  await noteLoose(database.queries, reach, [row.hash], row.uploadedAt);
  // What was deleted lately is still shown by pages that are open somewhere.
  const isOlder = await storage.has(uploadKey(row));
  const image = await store()
    .then(() => addRow(platform, reach, row))
    .catch(async (error: unknown) => {
      // Where this fails too, it is done with what is collected.
      if (!isOlder) await removeUnkept(platform, reach, row.hash, row.uploadedAt).catch(() => undefined);
      throw error;
    });
  // Files of the same content that had long been deleted were perhaps being removed until the row was there.
  if (!(await storage.has(uploadKey(image)))) await store();
  await record(platform, image);
  tellLibrary(platform, reach, { what: "arrived" });
  return image;
}

function addRow({ database }: Platform, reach: Reach, row: ImageRow): Promise<ImageRow> {
  return database.transaction(async (queries) => {
    await lockLibrary(queries, reach);
    const isNew = !(await isNamed(queries, reach, row.hash));
    if (isNew && (await countImages(queries, reach)) >= IMAGES_MOST) throw new Refusal("IMAGE_LIMIT", { values: { limit: IMAGES_MOST } });
    await claimFiles(queries, reach, row.hash);
    // A folder that was deleted while the file was on its way does not take it along.
    const isThere = row.folderId === null || (await hasFolder(queries, reach, row.folderId));
    return putImage(queries, isThere ? row : { ...row, folderId: null });
  });
}

/** Cut off in here, what is missing is made up for by the work that records older uploads. */
async function record({ database, storage }: Platform, image: ImageRow): Promise<void> {
  await recordUpload(storage, image);
  const there = await markRecorded(database.queries, [image.id]);
  // Somebody deleted it meanwhile: nothing may be found of it.
  if (!there.has(image.id)) await forgetImage(storage, image);
}
