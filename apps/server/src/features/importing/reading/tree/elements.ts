import { type HtmlElement, type HtmlNode, type HtmlParent, isElement } from "./parse-html.ts";

/** The value of an attribute without the space around it; the empty string where there is none. */
export function attributeOf(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value.trim() ?? "";
}

export function hasAttribute(element: HtmlElement, name: string): boolean {
  return element.attrs.some((each) => each.name === name);
}

const classLists = new WeakMap<HtmlElement, ReadonlySet<string>>();

export function classesOf(element: HtmlElement): ReadonlySet<string> {
  const known = classLists.get(element);
  if (known) return known;
  const classes = new Set(attributeOf(element, "class").split(/\s+/).filter(Boolean));
  classLists.set(element, classes);
  return classes;
}

/** Whether one of its classes reads like this. */
export function hasClassLike(element: HtmlElement, pattern: RegExp): boolean {
  return [...classesOf(element)].some((each) => pattern.test(each));
}

export function elementsIn(parent: HtmlParent): HtmlElement[] {
  return parent.childNodes.filter(isElement);
}

/** All elements below one, in the order of the page. */
export function* descendants(parent: HtmlParent): Generator<HtmlElement> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* descendants(node);
  }
}

export function firstWhere(parent: HtmlParent, isWanted: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const element of descendants(parent)) if (isWanted(element)) return element;
  return undefined;
}

export function allWhere(parent: HtmlParent, isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  return [...descendants(parent)].filter(isWanted);
}

export const isTag =
  (...tags: readonly string[]) =>
  (element: HtmlElement): boolean =>
    tags.includes(element.tagName);

/** What nobody reads: its words are none of the page's. */
const UNREAD = new Set([
  "script",
  "style",
  "noscript",
  "noembed",
  "noframes",
  "template",
  "head",
  "title",
  "svg",
  "math",
  "iframe",
  "object",
  "canvas",
]);

export function isUnread({ tagName }: HtmlElement): boolean {
  return UNREAD.has(tagName);
}

/** Its words as somebody reads them, each run of space as one. */
export function wordsOf(node: HtmlNode | HtmlParent): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}

function rawText(node: HtmlNode | HtmlParent): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node) || ("tagName" in node && isUnread(node))) return "";
  if ("tagName" in node && node.tagName === "br") return "\n";
  return node.childNodes.map(rawText).join("");
}
