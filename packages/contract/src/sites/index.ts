/** What the apps use of this slice besides its calls. */

export { REGION_NAMES, REGIONS, type Site, siteName } from "./site.ts";
