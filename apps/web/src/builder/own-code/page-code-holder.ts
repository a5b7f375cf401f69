import { pageCodeSeal } from "@vitrine/blocks";
import type { CodePlace, PageCodePart } from "@vitrine/document";
import type { CodeHolder } from "./own-code.ts";

/** A place of the page's settings, as what brings the code that stands there. */
export function pageCodeHolder(place: CodePlace, part: PageCodePart): CodeHolder {
  return { id: `page code ${place}`, seal: pageCodeSeal(part) };
}
