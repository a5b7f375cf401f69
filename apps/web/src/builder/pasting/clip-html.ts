import { escapeHtml } from "@vitrine/document";

/** The attribute that blocks travel in, where a program keeps HTML and not our own type. */
const BLOCKS_ATTRIBUTE = "data-vitrine-blocks";

/** Copied blocks as HTML: the words for other programs, and the blocks for an editor in another browser. */
export function clipHtml(blocks: string, text: string): string {
  const paragraphs = text.split("\n").map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<div ${BLOCKS_ATTRIBUTE}="${escapeHtml(blocks)}">${paragraphs.join("")}</div>`;
}

/** The blocks that HTML of a clipboard carries, as JSON; empty where it carries none. */
export function blocksInHtml(html: string): string {
  if (!html.includes(BLOCKS_ATTRIBUTE)) return "";
  const read = new DOMParser().parseFromString(html, "text/html");
  return read.querySelector(`[${BLOCKS_ATTRIBUTE}]`)?.getAttribute(BLOCKS_ATTRIBUTE) ?? "";
}
