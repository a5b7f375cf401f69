import { SHIPPED_FAMILIES } from "@vitrine/renderer";
import { fontUrl } from "../../canvas/page/font-url.ts";

let isDone = false;

/** Lets the panels write in the page's fonts. A browser fetches one once something of it is in sight. */
export function showFonts(): void {
  // A browser of tests has no fonts.
  if (isDone || typeof FontFace === "undefined") return;
  isDone = true;
  for (const family of SHIPPED_FAMILIES) {
    document.fonts.add(new FontFace(family, `url(${fontUrl(family)}) format("woff2")`, { weight: "100 900", display: "swap" }));
  }
}
