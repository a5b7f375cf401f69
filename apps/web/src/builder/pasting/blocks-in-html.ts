import { BLOCKS_ATTRIBUTE } from "./clip-html.ts";

/** The blocks that HTML of a clipboard carries, as JSON; empty where it carries none. */
export function blocksInHtml(html: string): string {
  if (!html.includes(BLOCKS_ATTRIBUTE)) return "";
  const read = new DOMParser().parseFromString(html, "text/html");
  return read.querySelector(`[${BLOCKS_ATTRIBUTE}]`)?.getAttribute(BLOCKS_ATTRIBUTE) ?? "";
}
