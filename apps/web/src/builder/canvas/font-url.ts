import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import bricolageGrotesque from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import outfit from "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url";
import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url";
import type { ShippedFamily } from "@vitrine/renderer";

const URLS: Readonly<Record<ShippedFamily, string>> = {
  archivo,
  "bricolage-grotesque": bricolageGrotesque,
  fraunces,
  "instrument-sans": instrumentSans,
  newsreader,
  outfit,
  "space-grotesk": spaceGrotesk,
};

/** Where the canvas gets a family's file; it is fetched when a page uses it. */
export function fontUrl(family: ShippedFamily): string {
  return URLS[family];
}
