import type { Platform } from "../../platform/platform.ts";
import type { ImageLibrary } from "../images/index.ts";
import { collectArtefacts } from "./collect-artefacts.ts";
import { usedFiles } from "./publication-store.ts";
import { reconcileManifests } from "./site-manifest.ts";

const DAY_MS = 24 * 3_600_000;

export interface Tidying {
  stop(): Promise<void>;
}

/** At start and once a day: brings manifests up to their rows, removes what is long unused, and makes the picture files that an earlier stop cut off. */
export function tidyDaily(platform: Platform, library: ImageLibrary): Tidying {
  const tidy = async (): Promise<void> => {
    try {
      await reconcileManifests(platform);
      const removed = await collectArtefacts(platform);
      if (removed > 0) platform.log("info", "publishing.collected", { artefacts: removed });
      const { imageIds } = await usedFiles(platform.database.queries);
      await library.resume(platform.database.queries, [...imageIds]);
    } catch (error) {
      platform.log("error", "publishing.tidying_failed", { error });
    }
  };
  let current = tidy();
  const timer = setInterval(() => {
    current = current.then(tidy);
  }, DAY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return current;
    },
  };
}
