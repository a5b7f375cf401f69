import type { DocumentTree } from "@vitrine/document";

/** What a page may weigh as it is served, its pictures, fonts and scripts apart, in bytes before compression. */
export const MOST_PAGE_BYTES = 24_000_000;

/** Characters that take up to six times their place in HTML. A quotation mark is one where JSON had to escape it. */
const ESCAPED = new Set(["&", "<", ">", "'", "\\"].map((character) => character.charCodeAt(0)));
const MOST_ADDED = 5;

/** Goes through the characters without an expression: that would make an object for each of millions. */
function countEscaped(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (ESCAPED.has(text.charCodeAt(i))) count += 1;
  return count;
}

/**
 * About what a document becomes as a page, in bytes, before any of it is rendered: a document within its limits can
 * grow six times by characters that HTML escapes, and by one link that thousands of buttons repeat.
 */
export function roughBytes(document: string, tree: DocumentTree): number {
  const { defaultHref = "" } = tree.page();
  const linkBytes = Buffer.byteLength(defaultHref) + MOST_ADDED * countEscaped(defaultHref);
  let repeated = 0;
  if (linkBytes > 0) {
    for (const record of tree.records()) if (record.type === "block" && record.props.href === "") repeated += linkBytes;
  }
  return Buffer.byteLength(document) + MOST_ADDED * countEscaped(document) + repeated;
}
