import type { PageDocument } from "@vitrine/document";
import { pageParts } from "@vitrine/renderer";
import { cspNonce } from "../../platform/csp-nonce.ts";
import type { ImageLibrary } from "../builder-props.ts";
import { fontUrl } from "../canvas/page/font-url.ts";

/** The widest picture a preview asks for, in pixels. */
const WIDEST = 1600;

/** The page as visitors will get it, as one HTML file that stands by itself. Nothing in it is sent or run. */
export function previewPage(document: PageDocument, title: string, images: Pick<ImageLibrary, "address">): string {
  const { html, css, isCssInline } = pageParts(document, {
    url: "about:blank",
    title,
    image: ({ imageId, width, height }) => ({ src: images.address(imageId, Math.min(width, WIDEST)), width, height }),
    formAction: () => "about:blank",
    script: () => "",
    font: (family) => new URL(fontUrl(family), location.href).href,
    displayScript: () => "",
    stylesheet: () => "about:blank",
    favicon: () => undefined,
    shareImage: () => undefined,
  });
  // What is shown in a frame without an address of its own is held to the dashboard's policy.
  const style = `<style nonce="${cspNonce() ?? ""}">`;
  return isCssInline ? html.replace("<style>", style) : html.replace("</head>", () => `${style}${css}</style></head>`);
}
