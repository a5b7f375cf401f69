import type { Platform } from "../../../platform/platform.ts";
import type { NewSiteHooks } from "../../sites/index.ts";
import { writeManifest } from "./site-manifest.ts";
import { markStale, SITE_PART } from "./stale-part-store.ts";

/** Serves a site from the moment it is made, before it has a page. One that cannot be written yet is written later. */
export function openNewSite(platform: Platform): NewSiteHooks {
  return {
    note: (queries, siteId) => markStale(queries, siteId, [SITE_PART]),
    async open(site) {
      await writeManifest(platform, site).catch((error: unknown) => {
        platform.log("error", "publishing.site_not_opened", { site: site.name, error });
      });
    },
  };
}
