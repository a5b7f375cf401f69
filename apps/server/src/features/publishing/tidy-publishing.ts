import type { Platform } from "../../platform/platform.ts";
import type { ImageLibrary } from "../images/index.ts";
import { collectArtefacts } from "./artefacts/collect-artefacts.ts";
import { forgetSpent } from "./artefacts/spend-storage.ts";
import { forgetEarlierForms, reconcileManifests } from "./manifest/site-manifest.ts";
import { usedFiles } from "./publication-store.ts";

/** Brings manifests up to their rows, removes what is long unused, and makes the image files that an earlier stop cut off. */
export async function tidyPublishing(platform: Platform, library: ImageLibrary): Promise<void> {
  await reconcileManifests(platform);
  await forgetEarlierForms(platform);
  const removed = await collectArtefacts(platform);
  if (removed > 0) platform.log("info", "publishing.collected", { artefacts: removed });
  await forgetSpent(platform);
  const { imageIds } = await usedFiles(platform.database.queries);
  await library.resume(platform.database.queries, [...imageIds]);
}
