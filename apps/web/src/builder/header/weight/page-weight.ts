import type { PageSizes } from "@vitrine/checks";
import type { PageDocument } from "@vitrine/document";
import { pageParts } from "@vitrine/renderer";

async function gzipBytes(text: string): Promise<number> {
  if (text === "") return 0;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** An address as long as those of published pages: content-addressed, so a hash. */
const HASH = "0123456789abcdef0123456789abcdef";

/** Weighs a page as it would be published. `scripts` are the gzip bytes of each script, by its name. */
export async function pageWeight(document: PageDocument, title: string, scripts: Readonly<Record<string, number>>): Promise<PageSizes> {
  const parts = pageParts(document, {
    url: "https://example.com/page",
    title,
    image: ({ width, height }) => ({ src: `/_v/${HASH}.webp`, width, height }),
    // About what it becomes: it is weighed as it was written, and never read here.
    ownCode: (blockId) => {
      const block = document.records[blockId];
      return block?.type === "block" && typeof block.props.code === "string" ? block.props.code : undefined;
    },
    pageCode: (place) => {
      const page = document.records.page;
      return page?.type === "page" ? page.code?.[place]?.code : undefined;
    },
    formAction: (formId) => `/_v/forms/${HASH.slice(0, 20)}/${formId}`,
    script: () => `/_v/${HASH}.js`,
    font: () => `/_v/${HASH}.woff2`,
    displayScript: () => "",
    entranceScript: () => "",
    stylesheet: () => `/_v/${HASH}.css`,
    favicon: (page) => page.favicon && `/_v/${HASH}.webp`,
    shareImage: (page) => page.shareImage && { url: `https://example.com/_v/${HASH}.jpg`, width: 1200, height: 630 },
  });
  const [html, css] = await Promise.all([gzipBytes(parts.html), gzipBytes(parts.css)]);
  const weigh = (names: readonly string[]): number => names.reduce((sum, name) => sum + (scripts[name] ?? 0), 0);
  const inline = weigh([
    ...(parts.displayRules.length === 0 ? [] : ["display"]),
    ...(parts.hasEntrances ? ["entrance"] : []),
    ...(parts.hasNamed ? ["named"] : []),
    ...parts.macroParts,
    ...parts.settingScripts,
  ]);
  const script = weigh(parts.clientKinds);
  return { html: inline + (parts.isCssInline ? Math.max(0, html - css) : html), css, script };
}
