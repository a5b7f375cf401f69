import type { Platform } from "../../../platform/platform.ts";
import type { SiteParts } from "../../serving/index.ts";
import { findPlaces } from "../publication-store.ts";
import { renewPagesIn } from "../renew-site.ts";
import { writeManifest } from "./site-manifest.ts";
import { markStale, pagePartOf, pathPartOf, SITE_PART } from "./stale-part-store.ts";

/** Writes what changes of a site besides its pages. */
export function writeSiteParts(platform: Platform): SiteParts {
  return {
    note: (queries, siteId) => markStale(queries, siteId, [SITE_PART]),
    async notePages(queries, siteId, pageIds) {
      const places = await findPlaces(queries, siteId, pageIds);
      await markStale(queries, siteId, [...pageIds.map(pagePartOf), ...places.map(({ path }) => pathPartOf(path))]);
    },
    renewPages: (queries, { id, accountId }) => renewPagesIn(platform.jobs, queries, { accountId, siteId: id }),
    write: (site) => writeManifest(platform, site),
  };
}
