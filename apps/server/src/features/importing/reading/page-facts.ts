import { type Language, PROTECTION_META } from "@vitrine/document";
import type { Notes } from "./notes.ts";
import { allWhere, attributeOf, isTag, wordsOf } from "./tree/elements.ts";
import type { HtmlElement } from "./tree/parse-html.ts";

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageFacts {
  /** At most 70 characters; empty for none. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly language: Language;
  /** Addresses of its pictures. */
  readonly favicon: string | null;
  readonly shareImage: string | null;
  readonly isHiddenFromSearch: boolean;
  /** Whether its owner wants nobody to copy it. */
  readonly isProtected: boolean;
}

const LANGUAGES: readonly Language[] = ["pt", "en", "es"];

function clipped(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return [...line].length <= most
    ? line.slice(0, most)
    : line
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();
}

export function readFacts(html: HtmlElement, otherwise: Language, want: (raw: string) => string | null, notes: Notes): PageFacts {
  const metas = allWhere(html, isTag("meta"));
  const meta = (...names: readonly string[]): string => {
    const found = names.flatMap((name) =>
      metas.filter((each) => (attributeOf(each, "name") || attributeOf(each, "property")).toLowerCase() === name),
    );
    return found.map((each) => attributeOf(each, "content")).find((content) => content !== "") ?? "";
  };
  const title = allWhere(html, isTag("title")).find(
    ({ parentNode }) => parentNode && "tagName" in parentNode && parentNode.tagName === "head",
  );
  const named = title?.childNodes.map((node) => ("value" in node ? node.value : "")).join("") ?? "";
  const language = attributeOf(html, "lang").slice(0, 2).toLowerCase();
  const icons = allWhere(html, isTag("link")).filter((link) => /(?:^|\s)(?:apple-touch-)?icon(?:\s|$)/i.test(attributeOf(link, "rel")));
  // What is drawn or of an old format cannot be taken; of several the first that can.
  const icon = icons
    .map((link) => attributeOf(link, "href"))
    .find((href) => href !== "" && !/\.(?:ico|svg)(?:[?#]|$)|^data:image\/(?:svg|x-icon|vnd)/i.test(href));
  const share = meta("og:image", "og:image:url", "twitter:image");
  for (const each of metas) {
    if (attributeOf(each, "http-equiv").toLowerCase() === "refresh") notes.add("redirect", attributeOf(each, "content"));
  }
  return {
    title: clipped(named || meta("og:title") || headline(html), 70),
    description: clipped(meta("description", "og:description"), 155),
    language: LANGUAGES.find((each) => each === language) ?? otherwise,
    favicon: icon ? want(icon) : null,
    shareImage: share === "" ? null : want(share),
    isHiddenFromSearch: /noindex/i.test(meta("robots")),
    isProtected: metas.some((each) => attributeOf(each, "name").toLowerCase() === PROTECTION_META),
  };
}

function headline(html: HtmlElement): string {
  const [first] = allWhere(html, isTag("h1"));
  return first ? wordsOf(first) : "";
}
