import type { ShippedFamily } from "@vitrine/renderer";

/** Where the canvas and the preview get a family's file; it is fetched when a page uses it. */
export function fontUrl(family: ShippedFamily): string {
  return `/fonts/${family}.woff2`;
}
