import { wholeManifestKey } from "@vitrine/contract";
import { isOutage } from "../../../platform/database/is-outage.ts";
import { isPassing } from "../../../platform/database/is-passing.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Running } from "../../../platform/slice.ts";
import { findSites } from "../../sites/index.ts";
import { writeManifest } from "./site-manifest.ts";
import { listLongestStale } from "./stale-part-store.ts";

/** How often is looked, and at least since then a part must be behind: whoever changed it writes it within milliseconds. */
const LOOK_MS = 3_000;
/** So many looks are left out, at most, once one has failed. */
const MOST_LEFT_OUT = 20;

/**
 * Writes what another node has left behind its rows because it was killed: nobody else would, until it is started again. What
 * it did write by then it may not have told, so that every front looks again. One question each time, however many sites
 * there are; none where the database has one node.
 */
export function finishForOthers(platform: Platform, lookMs = LOOK_MS): Running {
  if (platform.config.databaseUrl === undefined) return { stop: async () => {} };
  const stopping = new AbortController();
  let seen = new Map<string, string>();
  let failures = 0;
  let leftOut = 0;
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const stale = await listLongestStale(platform.database.queries);
    const left = [...stale].filter(([siteId, token]) => seen.get(siteId) === token).map(([siteId]) => siteId);
    seen = stale;
    for (const site of await findSites(platform.database.queries, left)) {
      if (stopping.signal.aborted) return;
      // What is still one file is brought into parts by `moveManifests`.
      if (await platform.storage.has(wholeManifestKey(site.folder))) continue;
      await writeManifest(platform, site, stopping.signal);
      platform.storage.noteChange(null);
      platform.log("info", "publishing.finished_for_another_node", { site: site.name });
    }
  };
  const timer = setInterval(() => {
    if (looking) return;
    if (leftOut > 0) {
      leftOut -= 1;
      return;
    }
    looking = look()
      .then(() => {
        failures = 0;
      })
      .catch((error: unknown) => {
        failures += 1;
        leftOut = Math.min(MOST_LEFT_OUT, failures);
        if (!stopping.signal.aborted && !isOutage(error) && !isPassing(error)) platform.log("error", "publishing.not_finished", { error });
      })
      .finally(() => {
        looking = null;
      });
  }, lookMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}
