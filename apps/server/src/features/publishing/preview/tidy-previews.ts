import { PREVIEWS_FOLDER, previewPart } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";

/** Removes previews that are shown no longer. Their files go as any go that no page needs. */
export async function tidyPreviews({ storage, clock }: Pick<Platform, "storage" | "clock">): Promise<void> {
  for await (const key of storage.list(PREVIEWS_FOLDER)) {
    const bytes = await storage.get(key);
    if (bytes && !isShown(bytes.toString("utf8"), clock.now())) await storage.remove(key);
  }
}

function isShown(text: string, now: number): boolean {
  try {
    return previewPart.parse(JSON.parse(text)).until > now;
  } catch {
    // What cannot be read is shown to nobody.
    return false;
  }
}
