import { OutgoingRefused } from "../../../platform/outgoing/outgoing.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { ImageFiles } from "../image-files.ts";
import type { ImageRow } from "../image-store.ts";
import { uploadImage } from "../upload-image.ts";
import { fetchPicture, nameAt } from "./fetch-picture.ts";

/**
 * Takes a picture of another site into the account's library, as if somebody had saved and uploaded it. Of an address that
 * may not be asked no more is told than of one where nothing is: what stands inside is nobody's to find out.
 * @param givenUp aborted when nobody waits for it any more
 * @throws Refusal, or why it was given up
 */
export async function takeFromAddress(
  platform: Platform,
  files: ImageFiles,
  accountId: string,
  address: string,
  givenUp: AbortSignal,
): Promise<ImageRow> {
  const bytes = await fetchPicture(platform.outgoing, address, { signal: givenUp }).catch((error: unknown) => {
    if (!(error instanceof OutgoingRefused)) throw error;
    if (error.reason === "too_large") throw new Refusal("IMAGE_TOO_LARGE");
    return null;
  });
  if (!bytes) throw new Refusal("PICTURE_NOT_FETCHED");
  return uploadImage(platform, files, accountId, { name: nameAt(address), bytes, isPicture: true });
}
