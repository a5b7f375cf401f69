import type { FontSubset, ShippedFamily } from "@vitrine/renderer";

/** Where the canvas and the preview get a family's file; it is fetched when a page has letters of it. */
export function fontUrl(family: ShippedFamily, subset: FontSubset = "latin"): string {
  return subset === "latin" ? `/fonts/${family}.woff2` : `/fonts/${family}.${subset}.woff2`;
}
