import { escapeHtml, type Language, type MetaTag, type PageRecord, PROTECTION_META } from "@vitrine/document";

/** Another published page of a page's set, or the page itself among them. */
export interface Alternate {
  readonly language: Language;
  readonly url: string;
  /** Whether whoever speaks none of the languages is to come here. */
  readonly isMain: boolean;
}

interface HeadFacts {
  readonly page: PageRecord;
  readonly title: string;
  /** Where it is published; empty for a page that may stand anywhere. */
  readonly url: string;
  readonly shareImage?: { readonly url: string } | undefined;
  readonly alternates: readonly Alternate[];
}

/** Names of Open Graph and of what was built upon it: these are properties, all others names. */
const PROPERTY = /^(?:og|fb|article|book|profile|video|music|product|business|place):/i;

const attributeOf = ({ name }: MetaTag): string => (PROPERTY.test(name) ? "property" : "name");

function meta(name: string, content: string | undefined): string {
  return content === undefined || content.trim() === "" ? "" : `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** What search engines are told of a page besides its title and description. */
export function searchTags({ page, title, url, shareImage, alternates }: HeadFacts): string {
  const { author, keywords, hiddenFromSearch, optimizeFor, isProtected, metaTags = [] } = page;
  const robots = hiddenFromSearch ? "noindex,nofollow" : optimizeFor === "google" ? "max-image-preview:large,max-snippet:-1" : "";
  return [
    meta("author", author),
    meta("keywords", keywords),
    meta("robots", robots),
    isProtected ? meta(PROTECTION_META, "true") : "",
    alternateLinks(page, alternates),
    ...metaTags.map((tag) => `<meta ${attributeOf(tag)}="${tag.name}" content="${escapeHtml(tag.content)}">`),
    optimizeFor === "google" ? structuredData({ page, title, url, shareImage, alternates }) : "",
  ].join("");
}

/** The page in other languages: what its owner says of one stands, then what its set says. */
function alternateLinks({ canonicalLinks = [] }: PageRecord, alternates: readonly Alternate[]): string {
  const links = new Map(canonicalLinks.map(({ name, link }) => [name.toLowerCase(), { name, link }]));
  const add = (name: string, link: string): void => {
    if (!links.has(name)) links.set(name, { name, link });
  };
  // Alone a page is nobody's alternate.
  if (alternates.length > 1) {
    for (const { language, url } of alternates) add(language, url);
    const main = alternates.find(({ isMain }) => isMain);
    if (main) add("x-default", main.url);
  }
  return [...links.values()]
    .map(({ name, link }) => `<link rel="alternate" hreflang="${escapeHtml(name)}" href="${escapeHtml(link)}">`)
    .join("");
}

/** What the page is and who wrote it, as search engines read it: inert data that nothing can end early. */
function structuredData({ page, title, url, shareImage }: HeadFacts): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: title,
    ...(page.description === "" ? {} : { description: page.description }),
    inLanguage: page.language,
    ...(url === "" ? {} : { url: page.canonical || url }),
    ...(page.author ? { author: { "@type": "Person", name: page.author } } : {}),
    ...(shareImage ? { primaryImageOfPage: shareImage.url } : {}),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** What link previews show besides: all that they can, on a page for ads of Meta's. */
export function previewTags({ page, title, url, shareImage }: HeadFacts): string {
  if (page.optimizeFor !== "meta") return "";
  const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const [, host] = /^https?:\/\/([^/?#]+)/.exec(url) ?? [];
  return [
    host ? property("og:site_name", host) : "",
    shareImage ? property("og:image:alt", page.ogTitle?.trim() || title) : "",
    page.author ? property("article:author", page.author) : "",
  ].join("");
}
