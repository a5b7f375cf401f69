import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Elements a page may become: what is not closed is opened again in each paragraph, and a few letters can be millions. */
const MOST_ELEMENTS = 20_000;
/** How deep they may stand in each other. */
const MOST_DEPTH = 300;

class TooMuch extends Error {}

export function isElement(node: HtmlNode): node is HtmlElement {
  return "tagName" in node;
}

/**
 * Reads a page as browsers without scripts do, by the standard's own rules. Null for one that is more than anybody could
 * edit, in elements or in depth, and for words without a single tag, which are no HTML.
 */
export function parseHtml(html: string, most = MOST_ELEMENTS): DefaultTreeAdapterTypes.Document | null {
  if (!/<[a-z!]/i.test(html)) return null;
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...facts) {
      elements += 1;
      if (elements > most) throw new TooMuch();
      return defaultTreeAdapter.createElement(...facts);
    },
  };
  try {
    const document = parse(html, { scriptingEnabled: false, treeAdapter });
    return isShallow(document) ? document : null;
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

function isShallow(root: HtmlParent): boolean {
  const left: { readonly parent: HtmlParent; readonly depth: number }[] = [{ parent: root, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.depth > MOST_DEPTH) return false;
    for (const node of next.parent.childNodes) if (isElement(node)) left.push({ parent: node, depth: next.depth + 1 });
  }
  return true;
}
