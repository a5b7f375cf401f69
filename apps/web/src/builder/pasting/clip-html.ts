/** The attribute that blocks travel in, where a program keeps HTML and not our own type. */
export const BLOCKS_ATTRIBUTE = "data-vitrine-blocks";

/** Copied blocks as HTML: the words for other programs, and the blocks for an editor in another browser. */
export function clipHtml(blocks: string, text: string): string {
  const whole = document.createElement("div");
  whole.setAttribute(BLOCKS_ATTRIBUTE, blocks);
  for (const line of text.split("\n")) whole.appendChild(document.createElement("p")).textContent = line;
  return whole.outerHTML;
}
