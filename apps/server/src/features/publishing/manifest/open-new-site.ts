import type { Platform } from "../../../platform/platform.ts";
import type { NewSiteHooks } from "../../sites/index.ts";
import { writeManifest } from "./site-manifest.ts";
import { markStale } from "./stale-manifest-store.ts";

/** Serves a site from the moment it is made, before it has a page. One that cannot be written yet is written later. */
export function openNewSite(platform: Platform): NewSiteHooks {
  return {
    note: markStale,
    async open(site) {
      await writeManifest(platform, site).catch((error: unknown) => {
        platform.log("error", "publishing.site_not_opened", { site: site.name, error });
      });
    },
  };
}
