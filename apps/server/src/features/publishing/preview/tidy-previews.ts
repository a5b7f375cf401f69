import { PREVIEWS_FOLDER, readPreview } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";

/**
 * Forgets previews that are shown no longer, and those that nobody can read, which are shown to nobody. The files they
 * were made of are artefacts like a published page's, and go when those do.
 */
export async function tidyPreviews({ storage, clock }: Pick<Platform, "storage" | "clock">): Promise<void> {
  for await (const key of storage.list(PREVIEWS_FOLDER)) {
    const bytes = await storage.get(key);
    if (!bytes) continue;
    const preview = readPreview(bytes.toString("utf8"));
    if (!preview || preview.until <= clock.now()) await storage.remove(key);
  }
}
