import type { Platform } from "../../../platform/platform.ts";
import type { SiteParts } from "../../serving/index.ts";
import { writeManifest } from "./site-manifest.ts";
import { markStale, SITE_PART } from "./stale-part-store.ts";

/** Writes what changes of a site besides its pages. */
export function writeSiteParts(platform: Platform): SiteParts {
  return {
    note: (queries, siteId) => markStale(queries, siteId, [SITE_PART]),
    write: (site) => writeManifest(platform, site),
  };
}
