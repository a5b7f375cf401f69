import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { ImageRow } from "../image-store.ts";
import { tellLibrary } from "../tell-library.ts";
import { renameRow } from "./image-change-store.ts";

/** Gives a file another name; pages do not show it. @throws Refusal */
export async function renameImage(
  platform: Platform,
  reach: Reach,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<ImageRow> {
  const row = await renameRow(platform.database.queries, reach, id, name);
  if (!row) throw new Refusal("IMAGE_NOT_FOUND");
  tellLibrary(platform, reach);
  return row;
}
