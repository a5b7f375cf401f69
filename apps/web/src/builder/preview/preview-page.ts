import { type DisplayRule, type PageDocument, treeOf } from "@vitrine/document";
import { pageParts } from "@vitrine/renderer";
import { cspNonce } from "../../platform/csp-nonce.ts";
import type { ImageLibrary } from "../builder-props.ts";
import { fontUrl } from "../canvas/page/font-url.ts";
import { fetchDrawnLater } from "../drawn-later/fetch-drawn-later.ts";
import { fetchVisitorWords } from "../kind-words/fetch-kind-words.ts";
import { ownValue } from "../macros/own-value.ts";

/** The widest picture a preview asks for, in pixels. */
const WIDEST = 1600;

/** A page to look at: one HTML file that stands by itself, and to whom its blocks are shown. */
export interface PreviewedPage {
  readonly html: string;
  readonly displayRules: readonly DisplayRule[];
}

/**
 * The page as visitors will get it. Nothing in it is sent or run: what follows its rules is the frame's to do. With
 * `marksBlocks` the element of each block has its id in `data-block`, and `css` stands behind the page's own.
 */
export function previewPage(
  document: PageDocument,
  title: string,
  images: Pick<ImageLibrary, "address">,
  { marksBlocks = false, css: more = "" }: { readonly marksBlocks?: boolean; readonly css?: string } = {},
): PreviewedPage {
  const { language } = treeOf(document.records).page();
  const { html, css, isCssInline, displayRules } = pageParts(document, {
    url: "about:blank",
    title,
    marksBlocks,
    image: ({ imageId, width, height }) => ({ src: images.address(imageId, Math.min(width, WIDEST)), width, height }),
    formAction: () => "about:blank",
    macroValue: (macro) => ownValue(macro, language),
    script: () => "",
    font: (family, subset) => new URL(fontUrl(family, subset), location.href).href,
    displayScript: () => "",
    entranceScript: () => "",
    stylesheet: () => "about:blank",
    favicon: () => undefined,
    shareImage: () => undefined,
  });
  // What is shown in a frame without an address of its own is held to the dashboard's policy.
  const style = `<style nonce="${cspNonce() ?? ""}">`;
  const styled = isCssInline ? html.replace("<style>", style) : html.replace("</head>", () => `${style}${css}</style></head>`);
  const marked = more === "" ? styled : styled.replace("</head>", () => `${style}${more}</style></head>`);
  return { html: marked, displayRules };
}

/**
 * The same where nobody has changed a page yet: brings first what its blocks are drawn with, and say.
 * @throws {CodeMissing} where that cannot be fetched; asking again tries again.
 */
export async function fetchPreview(document: PageDocument, title: string, images: Pick<ImageLibrary, "address">): Promise<PreviewedPage> {
  await Promise.all([fetchDrawnLater(document), fetchVisitorWords(treeOf(document.records).page().language)]);
  return previewPage(document, title, images);
}
