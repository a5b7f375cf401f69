import { escapeHtml, type PageRecord } from "@vitrine/document";
import { type Alternate, previewTags, searchTags } from "./settings/head-tags.ts";

/** What stands around a rendered page: addresses that only publishing knows. */
export interface PageFrame {
  readonly page: PageRecord;
  readonly css: string;
  /** What the page may load and do, for one that stands where no server says it. */
  readonly policy?: string;
  /** What stands before everything that is painted: rules of display, and the script that follows them. */
  readonly beforePaint?: string;
  /** What stands behind everything else: the script that lets blocks come in. */
  readonly afterAll?: string;
  /** Where the style sheet is when it is too large to stand in the page itself. */
  readonly stylesheetUrl?: string;
  readonly body: string;
  /** Where the page's script is; none on a page without interactive blocks. */
  readonly scriptUrl?: string;
  /** Where it is published; empty for a page that may stand anywhere. */
  readonly url: string;
  readonly title: string;
  readonly faviconUrl: string;
  readonly shareImage?: { readonly url: string; readonly width: number; readonly height: number };
  /** Font files that the first screen needs. */
  readonly preloadFonts: readonly string[];
  /** The published pages of its set, with the page itself among them; none for a page that stands alone. */
  readonly alternates: readonly Alternate[];
  /** Code of its owner's that stands in the head. */
  readonly headCode?: string;
}

const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const;
const OG_LOCALE = { pt: "pt_BR", en: "en_US", es: "es_LA" } as const;

/** The style sheet as it stands in the page: `</style` cannot end it early. */
export function styleContent(css: string): string {
  return css.replace(/<\/(style)/gi, "<\\/$1");
}

/** The whole HTML file. */
export function composePage(frame: PageFrame): string {
  const { page } = frame;
  const title = escapeHtml(frame.title);
  const description = escapeHtml(page.description);
  const meta = (name: string, content: string) => (content === "" ? "" : `<meta name="${name}" content="${content}">`);
  const property = (name: string, content: string) => (content === "" ? "" : `<meta property="${name}" content="${content}">`);
  const share = frame.shareImage;
  const canonical = page.canonical || frame.url;
  return [
    `<!doctype html><html lang="${HTML_LANGUAGE[page.language]}"><head><meta charset="utf-8">`,
    // Before everything that it is to hold for.
    frame.policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(frame.policy)}">` : "",
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    meta("description", description),
    searchTags(frame),
    canonical === "" ? "" : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...frame.preloadFonts.map((url) => `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`),
    `<link rel="icon" href="${escapeHtml(frame.faviconUrl)}">`,
    property("og:type", "website"),
    property("og:title", escapeHtml(page.ogTitle?.trim() || frame.title)),
    property("og:description", escapeHtml(page.ogDescription?.trim() || page.description)),
    property("og:url", escapeHtml(frame.url)),
    property("og:locale", OG_LOCALE[page.language]),
    share
      ? property("og:image", escapeHtml(share.url)) +
        property("og:image:width", String(share.width)) +
        property("og:image:height", String(share.height)) +
        meta("twitter:card", "summary_large_image")
      : "",
    previewTags(frame),
    frame.beforePaint ?? "",
    frame.stylesheetUrl ? `<link rel="stylesheet" href="${escapeHtml(frame.stylesheetUrl)}">` : `<style>${styleContent(frame.css)}</style>`,
    frame.scriptUrl ? `<script src="${escapeHtml(frame.scriptUrl)}" defer></script>` : "",
    frame.headCode ?? "",
    `</head><body>${frame.body}${frame.afterAll ?? ""}</body></html>`,
  ].join("");
}
