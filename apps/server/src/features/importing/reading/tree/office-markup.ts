import { attributeOf, elementsIn } from "./elements.ts";
import { type HtmlElement, type HtmlNode, type HtmlParent, isElement } from "./parse-html.ts";

const ITEM = /(?:^|;)\s*mso-list\s*:\s*(?!ignore|none|skip)[^;]*?(?:level(\d))?/i;
const BULLET = /(?:^|;)\s*mso-list\s*:\s*ignore/i;
const NUMBERED = /^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/**
 * Puts right what programs for letters write and pages never do, in place: elements of their own are what they hold, a `b`
 * that is not bold is none, and paragraphs that only look like a list are one.
 */
export function settleOfficeMarkup(root: HtmlParent): void {
  const left: HtmlParent[] = [root];
  for (let parent = left.pop(); parent; parent = left.pop()) {
    parent.childNodes = parent.childNodes.flatMap((node) => unwrapped(node));
    for (const node of parent.childNodes) node.parentNode = parent;
    gatherItems(parent);
    left.push(...elementsIn(parent));
  }
}

function unwrapped(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return [node];
  if (node.tagName.includes(":")) return node.childNodes.flatMap(unwrapped);
  if (node.tagName === "b" && /(?:^|;)\s*font-weight\s*:\s*(?:normal|400)\b/i.test(attributeOf(node, "style"))) {
    node.tagName = "span";
    node.nodeName = "span";
  }
  return [node];
}

/** Paragraphs that are items, one after the other, become a list; space between them is none of theirs. */
function gatherItems(parent: HtmlParent): void {
  if (!elementsIn(parent).some(isItem)) return;
  const kept: HtmlNode[] = [];
  const lists = new Set<HtmlNode>();
  for (const node of parent.childNodes) {
    const last = kept.at(-1);
    const list = last && lists.has(last) ? (last as HtmlElement) : null;
    if (list && isNothing(node)) continue;
    if (!isElement(node) || !isItem(node)) {
      kept.push(node);
      continue;
    }
    const tag = NUMBERED.test(bulletOf(node)) ? "ol" : "ul";
    const into = list?.tagName === tag ? list : { ...node, tagName: tag, nodeName: tag, attrs: [], childNodes: [], parentNode: parent };
    if (into !== list) {
      lists.add(into);
      kept.push(into);
    }
    node.tagName = "li";
    node.nodeName = "li";
    node.childNodes = node.childNodes.filter((inner) => !isBullet(inner));
    node.parentNode = into;
    into.childNodes.push(node);
  }
  parent.childNodes = kept;
}

function isNothing(node: HtmlNode): boolean {
  return "data" in node || ("value" in node && node.value.trim() === "");
}

function isItem(element: HtmlElement): boolean {
  return element.tagName === "p" && ITEM.test(attributeOf(element, "style"));
}

/** The mark that stands in the words, because whoever shows them knows no list. */
function isBullet(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  return BULLET.test(attributeOf(node, "style")) || (node.childNodes.some(isElement) && elementsIn(node).every(isBullet));
}

function bulletOf(item: HtmlElement): string {
  const text = (node: HtmlNode): string => ("value" in node ? node.value : "childNodes" in node ? node.childNodes.map(text).join("") : "");
  return item.childNodes.filter(isBullet).map(text).join("");
}
