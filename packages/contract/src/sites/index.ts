/** What the apps use of this slice besides its calls. */

export { type Region, region } from "./region.ts";
export { type Site, siteName } from "./site.ts";
