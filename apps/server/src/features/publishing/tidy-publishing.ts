import type { Platform } from "../../platform/platform.ts";
import { forgetNamed } from "./alternates/named-alternates-store.ts";
import { collectArtefacts } from "./artefacts/collect-artefacts.ts";
import { forgetSpent } from "./artefacts/spend-storage.ts";
import { thinPublications } from "./history/thin-publications.ts";
import { forgetEarlierForms, reconcileManifests } from "./manifest/site-manifest.ts";
import { tidyPreviews } from "./preview/tidy-previews.ts";
import { restoreLost } from "./restoring/find-lost.ts";

/** Brings manifests up to their rows, makes what the disk has lost, and removes what is long unused. */
export async function tidyPublishing(platform: Platform): Promise<void> {
  await reconcileManifests(platform);
  await restoreLost(platform, { isThorough: true });
  await forgetEarlierForms(platform);
  const thinned = await thinPublications(platform);
  if (thinned > 0) platform.log("info", "publishing.thinned", { publications: thinned });
  const removed = await collectArtefacts(platform);
  if (removed > 0) platform.log("info", "publishing.collected", { artefacts: removed });
  await forgetSpent(platform);
  await forgetNamed(platform.database.queries);
  await tidyPreviews(platform);
}
