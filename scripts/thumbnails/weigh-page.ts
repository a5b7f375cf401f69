import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { PublishedPage } from "../../bench/page/publisher.ts";

/** The pictures that a page shows, on it or behind it, each once. */
async function pictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const isPicture = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === "img" || (initiatorType === "css" && !name.endsWith(".woff2"));
    const addresses = entries.filter(isPicture).map(({ name }) => name);
    return Promise.all(
      [...new Set(addresses)].map(async (address) => {
        const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      }),
    );
  });
}

/** What visitors load of a page that is open: markup, look, script and pictures, in gzip bytes; fonts apart. */
export async function weighPage(page: Page, { weight }: PublishedPage): Promise<number> {
  // What is packed already hardly gets smaller, and is sent as it is.
  const sent = (await pictures(page)).map((picture) => Buffer.from(picture, "base64"));
  const ofPictures = sent.reduce((sum, bytes) => sum + Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length), 0);
  return weight.html + weight.css + weight.script + ofPictures;
}
