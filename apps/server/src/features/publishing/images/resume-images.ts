import type { Platform } from "../../../platform/platform.ts";
import type { ImageLibrary } from "../../images/index.ts";
import { usedFiles } from "../publication-store.ts";

/** Makes the image files of published pages that an earlier stop cut off: each process its own, at its start. */
export async function resumeImages({ database }: Pick<Platform, "database">, library: ImageLibrary): Promise<void> {
  const { imageIds } = await usedFiles(database.queries);
  await library.resume(database.queries, [...imageIds]);
}
