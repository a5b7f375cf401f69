import type { Notes } from "./notes.ts";
import { attributeOf, descendants } from "./tree/elements.ts";
import type { HtmlElement } from "./tree/parse-html.ts";
import { isTracker } from "./tree/what-it-is.ts";

/** Tells of all code of a page, wherever it stands: none of it comes along. */
export function noteCode(html: HtmlElement, notes: Notes): void {
  for (const element of descendants(html)) {
    for (const { name } of element.attrs) if (/^on[a-z]/.test(name)) notes.add("handler", name);
    const source = attributeOf(element, "src");
    if (element.tagName === "noscript" || element.tagName === "template") continue;
    if (element.tagName === "img" && isInNoscript(element) && isTracker(source)) notes.add("pixel", source);
    // What only says something, such as a recipe for search engines, does nothing.
    if (element.tagName !== "script" || /json/i.test(attributeOf(element, "type"))) continue;
    const code = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    notes.add(isTracker(source || code) ? "pixel" : "script", source);
  }
}

function isInNoscript(element: HtmlElement): boolean {
  const { parentNode } = element;
  return parentNode !== null && "tagName" in parentNode && parentNode.tagName === "noscript";
}
