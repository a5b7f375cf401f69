import type { DocumentTree } from "@vitrine/document";

/** What a page may weigh as it is served, its images, fonts and scripts apart, in bytes before compression. */
export const MOST_PAGE_BYTES = 8_000_000;

/** Of a page that is estimated to weigh more than this nothing is rendered: the estimate is on the high side. */
export const MOST_ROUGH_BYTES = 2 * MOST_PAGE_BYTES;

/** How many objects the document of a page may have: each is checked and rendered, however few bytes it takes. */
export const MOST_PARTS = 100_000;

/** What a page's forms may be as JSON: the visitor plane reads them whole, and keeps those in memory that are sent to. */
export const MOST_FORM_BYTES = 1_000_000;

/** Characters that take up to six times their place in HTML. A quotation mark is one where JSON had to escape it. */
const ESCAPED = new Set(["&", "<", ">", "'", "\\"].map((character) => character.charCodeAt(0)));
const MOST_ADDED = 5;

/** Goes through the characters without an expression: that would make an object for each of millions. */
function countEscaped(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (ESCAPED.has(text.charCodeAt(i))) count += 1;
  return count;
}

const [QUOTE, BACKSLASH, BRACE] = ['"', "\\", "{"].map((character) => character.charCodeAt(0));

/** How many objects a document has as JSON, counted without making any of them. */
export function countParts(document: string): number {
  let parts = 0;
  let isInString = false;
  for (let i = 0; i < document.length; i++) {
    const unit = document.charCodeAt(i);
    if (unit === BACKSLASH) i += 1;
    else if (unit === QUOTE) isInString = !isInString;
    else if (unit === BRACE && !isInString) parts += 1;
  }
  return parts;
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
