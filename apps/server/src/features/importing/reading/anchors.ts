import { allWhere, attributeOf, isTag } from "./tree/elements.ts";
import type { HtmlElement } from "./tree/parse-html.ts";

const ANCHOR = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/;

/** The anchors that links of a page lead to, each given away once. */
export function openAnchors(body: HtmlElement): (element: HtmlElement) => string | null {
  const wanted = new Set(
    allWhere(body, isTag("a"))
      .map((link) => attributeOf(link, "href"))
      .filter((href) => href.startsWith("#"))
      .map((href) => href.slice(1)),
  );
  return (element) => {
    const anchor = attributeOf(element, "id") || (element.tagName === "a" ? attributeOf(element, "name") : "");
    return ANCHOR.test(anchor) && wanted.delete(anchor) ? anchor : null;
  };
}
