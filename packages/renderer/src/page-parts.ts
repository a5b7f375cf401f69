import type { MacroPart } from "@vitrine/blocks";
import { CODE_PLACES, type CodePlace, type DisplayRule, type PageDocument, type PageRecord, treeOf } from "@vitrine/document";
import { composePage, type PageFrame, styleContent } from "./compose-page.ts";
import { rulesData } from "./display/page-rules.ts";
import type { FontSubset, ShippedFamily } from "./font-faces.data.ts";
import { type FontUse, fontFaceCss } from "./font-faces.ts";
import { type FormRange, findFormRanges } from "./form-ranges.ts";
import { letterIcon } from "./letter-icon.ts";
import { minifyCss } from "./minify-css.ts";
import { type RenderedPage, type RenderOptions, renderPage } from "./render-page.tsx";
import { scriptContent } from "./script-content.ts";
import type { Alternate } from "./settings/head-tags.ts";
import { pageEnds } from "./settings/page-ends.ts";
import { type SetScript, type SettingScript, scriptTag, settingScripts } from "./settings/setting-scripts.ts";

/** A style sheet over this many characters is a file of its own, which browsers keep for the next page. */
export const INLINE_CSS_LIMIT = 50_000;

/** Of the families of the first screen, how many are asked for before anything else. */
const MOST_PRELOADED_FONTS = 2;

/** Where everything around a page is to be had. */
export interface PageResources extends RenderOptions {
  /** The address the page is published at; empty for a page that may stand anywhere. */
  readonly url: string;
  /** The page's title when its document has none. */
  readonly title: string;
  /** The address of the one script for all these kinds. */
  script(kinds: readonly string[]): string;
  /** The script that follows rules of display, for pages that have any; it stands in the page itself. Empty for none. */
  displayScript(): string;
  /** The script that lets blocks come in, for pages where any do; it stands in the page itself. Empty for none. */
  entranceScript(): string;
  /** A script that the page's settings bring; it stands in the page itself. None, or empty, for a page that runs none. */
  settingScript?(name: SettingScript): string;
  /** The code of its owner that the page's settings bring, fit to stand in a place; without it nothing stands there. */
  pageCode?(place: CodePlace): string | undefined;
  /** The published pages of its set in other languages, with the page itself among them. */
  readonly alternates?: readonly Alternate[];
  /** The origin that has the site's legal texts, for a page that may stand anywhere. */
  readonly home?: string;
  font(family: ShippedFamily, subset: FontSubset): string;
  stylesheet(css: string): string;
  /** The page's own icon; without one it gets its title's first letter. */
  favicon(page: PageRecord): string | undefined;
  shareImage(page: PageRecord): PageFrame["shareImage"];
  /** The content policy that the page itself says, where no server says it. */
  policy?(facts: PolicyOccasion): string;
}

/** What of a page's making its policy depends on. */
export interface PolicyOccasion {
  /** The style sheet when it stands in the page. */
  readonly inlineCss: string | null;
  readonly inlineScripts: readonly string[];
  readonly hasScript: boolean;
}

/**
 * What visitors load of a page, images and fonts apart: `html`, with the style sheet in it while it is small,
 * else `css` as a second file; and one script of `clientKinds`. Its weight is the gzip length of each.
 */
export interface PageParts {
  readonly html: string;
  readonly css: string;
  readonly isCssInline: boolean;
  /** The scripts that stand in the page itself, as they stand there. */
  readonly inlineScripts: readonly string[];
  readonly displayRules: readonly DisplayRule[];
  readonly hasEntrances: boolean;
  /** Whether it marks what its address names, before that is painted. */
  readonly hasNamed: boolean;
  /** What its settings run. */
  readonly settingScripts: readonly SettingScript[];
  readonly clientKinds: readonly string[];
  /** Those that fill in what its texts find out at the visitor's. */
  readonly macroParts: readonly MacroPart[];
  readonly kinds: readonly string[];
  readonly fonts: readonly FontUse[];
  /** Where the forms stand in `html`: what is there gives way to the thanks for somebody without JavaScript. */
  formRanges(): FormRange[];
}

/** Puts a page together. The publisher and the builder's weight meter both use this, so that they agree. */
export function pageParts(document: PageDocument, resources: PageResources): PageParts {
  const tree = treeOf(document.records);
  const page = tree.page();
  const title = page.title.trim() || resources.title;
  const rendered: RenderedPage = renderPage(document, resources);
  const { alternates = [] } = resources;
  const ends = pageEnds({ page, alternates, home: resources.home ?? "" });
  const css = styleContent(fontFaceCss(rendered.fonts.used, resources.font) + rendered.css + minifyCss(ends.css));
  const isCssInline = css.length <= INLINE_CSS_LIMIT;
  const shareImage = resources.shareImage(page);
  const { displayRules, hasEntrances } = rendered;
  const displayScript = (displayRules.length > 0 && resources.displayScript()) || null;
  const entranceScript = (hasEntrances && resources.entranceScript()) || null;
  const set = settingScripts(page, rendered.isWaiting).map((each) => ({
    each,
    script: scriptContent(resources.settingScript?.(each.name) ?? ""),
  }));
  const tagsOf = (where: (each: SetScript) => boolean): string =>
    set.map(({ each, script }) => (script !== "" && where(each) ? scriptTag(each, script) : "")).join("");
  const ownScripts = set.map(({ script }) => script).filter((script) => script !== "");
  const inlineScripts = [displayScript, ...rendered.inlineScripts, entranceScript, ...ownScripts].filter((script) => script !== null);
  const code = Object.fromEntries(CODE_PLACES.map((place) => [place, resources.pageCode?.(place) ?? ""])) as Record<CodePlace, string>;
  const beforePaint =
    (displayScript === null ? "" : `${rulesData(displayRules)}<script>${displayScript}</script>`) + tagsOf(({ name }) => name === "delay");
  const afterAll =
    (entranceScript === null ? "" : `<script>${entranceScript}</script>`) + tagsOf(({ name }) => name !== "delay") + code.footer;
  const hasScript = rendered.clientKinds.length > 0;
  const policy = resources.policy?.({ inlineCss: isCssInline ? css : null, inlineScripts, hasScript });
  const html = composePage({
    page,
    ...(policy === undefined ? {} : { policy }),
    css,
    body: code.body + ends.start + rendered.body + ends.end,
    alternates,
    ...(code.head === "" ? {} : { headCode: code.head }),
    url: resources.url,
    title,
    faviconUrl: resources.favicon(page) ?? letterIcon(tree, title),
    preloadFonts: rendered.fonts.early
      // Opened from a folder, a page is refused what it asks for ahead, and the font comes later anyway.
      .slice(0, resources.url === "" ? 0 : MOST_PRELOADED_FONTS)
      .flatMap(({ family, subsets }) => subsets.map((subset) => resources.font(family, subset))),
    ...(beforePaint === "" ? {} : { beforePaint }),
    ...(afterAll === "" ? {} : { afterAll }),
    ...(isCssInline ? {} : { stylesheetUrl: resources.stylesheet(css) }),
    ...(hasScript ? { scriptUrl: resources.script(rendered.clientKinds) } : {}),
    ...(shareImage ? { shareImage } : {}),
  });
  return {
    html,
    css,
    isCssInline,
    inlineScripts,
    displayRules,
    hasEntrances,
    hasNamed: rendered.hasNamed,
    settingScripts: set.map(({ each }) => each.name),
    clientKinds: rendered.clientKinds,
    macroParts: rendered.macroParts,
    kinds: rendered.kinds,
    fonts: rendered.fonts.used,
    formRanges: () => findFormRanges(html, rendered.thanksTags, resources.formAction),
  };
}
