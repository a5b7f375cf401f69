import {
  blockCatalog,
  blockDefinition,
  blockView,
  type ImageSource,
  isBehaving,
  knownDefinition,
  type MacroPart,
  type MacroValue,
  macroParts,
  type PageContext,
  renderInline,
  renderRich,
} from "@vitrine/blocks";
import {
  type BlockRecord,
  type DisplayRule,
  type DocumentTree,
  type ImageReference,
  kindState,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  treeOf,
} from "@vitrine/document";
import { Fragment, type ReactNode } from "react";
import { blockRules } from "./block-rules.ts";
import { PageRules } from "./display/page-rules.ts";
import type { ShippedFamily } from "./font-faces.data.ts";
import { isShipped } from "./font-faces.ts";
import { showsImage } from "./image-ids.ts";
import { imageSizes } from "./image-sizes.ts";
import { rawMarkup } from "./markup/raw-markup.ts";
import { staticMarkup } from "./markup/static-markup.ts";
import { minifyCss } from "./minify-css.ts";
import { BASE_CSS, kindCss, tokenCss } from "./page-css.ts";
import { scriptContent } from "./script-content.ts";
import { withMain } from "./with-main.ts";

/** What the page cannot know by itself: where its images are, where its forms go. */
export interface RenderOptions {
  image(reference: ImageReference): ImageSource | undefined;
  formAction(formId: string): string;
  /** The script that fills in macros, as text to stand in the page; without it they keep the words in their place. */
  macroScript?(parts: readonly MacroPart[]): string;
  /** What macros say, for a page that is only looked at. */
  readonly macroValue?: MacroValue;
  /** Whether nothing of a block is to be on the page: it brings code that nobody of the account has switched on. */
  isOff?(block: BlockRecord): boolean;
  /** The code of a block's owner, fit to stand in a page; without it such a block is drawn as a card. */
  ownCode?(blockId: string): string | undefined;
}

/** The parts of a published page; `body` is the body's inside. */
export interface RenderedPage {
  readonly body: string;
  readonly css: string;
  readonly kinds: readonly string[];
  /** Kinds on the page whose `client.ts` visitors need, each once. */
  readonly clientKinds: readonly string[];
  /** The scripts that fill in the macros of the page. */
  readonly macroParts: readonly MacroPart[];
  /** What stands in `body` to be run, as it stands there. */
  readonly inlineScripts: readonly string[];
  /** The families that come as files and that the page uses; `early` are those of the first screen. */
  readonly fonts: { readonly used: readonly ShippedFamily[]; readonly early: readonly ShippedFamily[] };
  /** By form, the tag that its thanks stand in once it has been sent. */
  readonly thanksTags: ReadonlyMap<string, string>;
  /** To whom its blocks are shown; the page's own script has to know them. */
  readonly displayRules: readonly DisplayRule[];
}

/** Sections whose images load at once: the first screen is rarely more than the first two. */
const EARLY_SECTIONS = 2;

const VARIABLE = /var\(--([\w-]+)\)/g;

/** Gives equal sets of rules one class, and writes them by breakpoint, wide to narrow. */
class StyleClasses {
  readonly #classes = new Map<string, string>();
  readonly #byMedia = new Map<string | null, string[]>();

  classFor(block: BlockRecord, options: RenderOptions): string | undefined {
    const rules = blockRules(block, (imageId) => options.image({ imageId, width: 1, height: 1 })?.src);
    if (rules.length === 0) return undefined;
    const key = JSON.stringify(rules);
    const known = this.#classes.get(key);
    if (known) return known;
    const name = `s${this.#classes.size.toString(36)}`;
    this.#classes.set(key, name);
    for (const rule of rules) {
      const lines = this.#byMedia.get(rule.media) ?? [];
      this.#byMedia.set(rule.media, lines);
      lines.push(`.${name}${rule.state === "hover" ? ":hover" : ""}{${rule.declarations}}`);
    }
    return name;
  }

  css(): string {
    const medias = [...this.#byMedia.keys()].sort(byBreadth);
    return medias.map((media) => (media === null ? this.#lines(media) : `@media ${media}{${this.#lines(media)}}`)).join("\n");
  }

  #lines(media: string | null): string {
    return (this.#byMedia.get(media) ?? []).join("");
  }
}

function byBreadth(a: string | null, b: string | null): number {
  const rank = (media: string | null) => (media === null ? -1 : media.includes("767px") ? 2 : media.startsWith("(max") ? 1 : 0);
  return rank(a) - rank(b);
}

function edgeOf(section: BlockRecord) {
  return knownDefinition(section)?.edge?.(section.props);
}

/** What the first screen shows to everybody: the images of a block that some do not see wait until it is seen. */
function earlyBlocks(tree: DocumentTree): Map<string, BlockRecord> {
  const early = new Map<string, BlockRecord>();
  const visit = (block: BlockRecord): void => {
    if (block.display) return;
    early.set(block.id, block);
    for (const child of tree.allChildren(block.id)) visit(child);
  };
  const isRead = (section: BlockRecord) => edgeOf(section) === undefined;
  tree.children(PAGE_ID, PAGE_SLOT).filter(isRead).slice(0, EARLY_SECTIONS).forEach(visit);
  return early;
}

/** The shipped families that a style sheet asks for through the page's font tokens. */
function fontsIn(css: string, tree: DocumentTree): ShippedFamily[] {
  const families = new Set<ShippedFamily>();
  // A page may have thousands of tokens, and a style sheet of megabytes: it is gone through once for all of them.
  const asked = new Set(Array.from(css.matchAll(VARIABLE), ([, id]) => id));
  for (const token of tree.tokens()) {
    if (token.kind === "font" && isShipped(token.value) && asked.has(token.id)) families.add(token.value);
  }
  return [...families];
}

/** Renders a page document, pure and without chance: the same document and options give the same bytes. */
export function renderPage(document: PageDocument, options: RenderOptions): RenderedPage {
  const tree = treeOf(document.records);
  const language = tree.page().language;
  const early = earlyBlocks(tree);
  const firstImageId = [...early.values()].find(showsImage)?.id;
  const classes = new StyleClasses();
  const rules = new PageRules(tree);
  const kinds = new Set<string>();
  const clientKinds = new Set<string>();
  const context: Omit<PageContext, "image"> = {
    language,
    formAction: options.formAction,
    defaultHref: tree.page().defaultHref ?? "",
    isEarly: (id) => early.has(id),
    isFirstImage: (id) => id === firstImageId,
    ownCode(id) {
      const written = options.ownCode?.(id);
      return written === undefined ? undefined : rawMarkup(written);
    },
    words: (kind) => blockDefinition(kind)?.messages[language].visitor ?? {},
  };
  const contextOf = (block: BlockRecord): PageContext => ({
    ...context,
    image(reference) {
      const source = options.image(reference);
      return source?.srcSet ? { ...source, sizes: imageSizes(tree, block) } : source;
    },
  });
  const thanksTags = new Map<string, string>();
  const renderBlock = (block: BlockRecord): ReactNode => {
    const view = blockView(block.kind);
    if (!view || kindState(blockCatalog, block) !== "known" || options.isOff?.(block)) return null;
    kinds.add(block.kind);
    if (isBehaving(block)) clientKinds.add(block.kind);
    const className = [`v-${block.kind}`, classes.classFor(block, options), rules.classFor(block)].filter(Boolean).join(" ");
    const root = block.anchor ? { className, id: block.anchor } : { className };
    if (blockDefinition(block.kind)?.form)
      thanksTags.set(block.id, `<div class="${className}"${block.anchor ? ` id="${block.anchor}"` : ""}>`);
    return view({
      block,
      props: block.props,
      root,
      page: contextOf(block),
      slot: (name) => tree.children(block.id, name).map((child) => <Fragment key={child.id}>{renderBlock(child)}</Fragment>),
      editable: () => ({}),
      inline: (text) => renderInline(text, options.macroValue),
      rich: (text) => renderRich(text, options.macroValue),
    });
  };
  const markup = (section: BlockRecord): string => staticMarkup(renderBlock(section));
  const sections = tree.children(PAGE_ID, PAGE_SLOT).map((block) => ({ block, html: markup(block), edge: edgeOf(block) }));
  const macros = macroParts(sections.map(({ html }) => html).join(""));
  const asTheyCome = (["start", undefined, "end"] as const).flatMap((edge) => sections.filter((section) => section.edge === edge));
  const firstFilled = asTheyCome.find(({ html }) => macroParts(html).length > 0);
  const inlineScripts = firstFilled && options.macroScript ? [scriptContent(options.macroScript(macros))] : [];
  // Behind the first section that has any, so that it runs before that is painted, however long the page is.
  if (firstFilled) firstFilled.html += inlineScripts.map((script) => `<script>${script}</script>`).join("");
  const imageAddress = (imageId: string) => options.image({ imageId, width: 1, height: 1 })?.src;
  const groundCss = [BASE_CSS, tokenCss(tree, imageAddress)].join("\n");
  const css = minifyCss([groundCss, kindCss(kinds), classes.css(), rules.css()].join("\n"));
  const earlyCss = [groundCss, kindCss(new Set([...early.values()].map((block) => block.kind)))];
  for (const block of early.values()) earlyCss.push(JSON.stringify(blockRules(block, imageAddress)));
  return {
    body: withMain(sections),
    css,
    kinds: [...kinds],
    clientKinds: [...clientKinds],
    macroParts: macros,
    inlineScripts,
    fonts: { used: fontsIn(css, tree), early: fontsIn(earlyCss.join("\n"), tree) },
    thanksTags,
    displayRules: rules.all,
  };
}
