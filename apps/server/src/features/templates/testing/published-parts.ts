import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { PageDocument } from "@vitrine/document";
import { type PageParts, pageParts } from "@vitrine/renderer";
import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { testBuild } from "../../../testing/test-build.ts";

/** The library's images as they are listed beside their files. */
export const images = JSON.parse(readFileSync(new URL("../images/index.json", import.meta.url), "utf8")) as Record<
  string,
  { file: string; width: number; height: number }
>;

export const readImage = (file: string): string => readFileSync(new URL(`../images/${file}`, import.meta.url), "utf8");

/** What visitors get of a page made of the library. */
export function partsOf(document: PageDocument): PageParts {
  return pageParts(document, {
    url: "https://loja.example.com/pagina",
    title: "",
    image: ({ imageId }) => {
      const entry = images[imageId.replace(/^lib_/, "")];
      return entry && { src: `/_v/${imageId}.svg`, width: entry.width, height: entry.height };
    },
    formAction: (formId) => `/_v/forms/pag_1/${formId}`,
    script: () => "/_v/script.js",
    displayScript: () => "",
    entranceScript: () => "",
    stylesheet: () => "/_v/page.css",
    font: (family) => `/_v/${family}.woff2`,
    favicon: () => undefined,
    shareImage: () => undefined,
  });
}

/** In bytes. */
export const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The bytes of the one script of a page, gzip. */
export function scriptBytes({ clientKinds }: PageParts): number {
  return clientKinds.length === 0 ? 0 : gzip(visitorScripts(testBuild.visitorFolder).bundle(clientKinds));
}
