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
  EARLY_SECTIONS,
  type ImageReference,
  kindState,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  subtree,
  treeOf,
  waitingBlocks,
  withOwnLook,
} from "@vitrine/document";
import { Fragment, type ReactNode } from "react";
import { hasLayers, LAYERS_CSS } from "./background-layers.ts";
import { blockRules, ruleMedia, stateLayer, stateSelector } from "./block-rules.ts";
import { PageRules } from "./display/page-rules.ts";
import { PageEntrances } from "./entrance/page-entrances.ts";
import type { ShippedFamily } from "./font-faces.data.ts";
import { type FontUse, isShipped } from "./font-faces.ts";
import { fontUses } from "./font-subsets.ts";
import { showsImage } from "./image-ids.ts";
import { imageSizes } from "./image-sizes.ts";
import { rawMarkup } from "./markup/raw-markup.ts";
import { staticMarkup } from "./markup/static-markup.ts";
import { minifyCss } from "./minify-css.ts";
import { NamedStyleClasses } from "./named-style-classes.ts";
import { BASE_CSS, groundCss, kindCss, tokenCss, tokensFor } from "./page-css.ts";
import { scriptContent } from "./script-content.ts";
import { withMain } from "./with-main.ts";

/** What the page cannot know by itself: where its images are, where its forms go. */
export interface RenderOptions {
  image(reference: ImageReference): ImageSource | undefined;
  formAction(formId: string): string;
  /** The script that fills in macros, as text to stand in the page; without it they keep the words in their place. */
  macroScript?(parts: readonly MacroPart[]): string;
  /** The script that marks what the address names, as text to stand in the page; without it the first of several panels shows until scripts run. */
  namedScript?(): string;
  /** What macros say, for a page that is only looked at. */
  readonly macroValue?: MacroValue;
  /** Whether nothing of a block is to be on the page: it brings code that nobody of the account has switched on. */
  isOff?(block: BlockRecord): boolean;
  /** Whether nobody would take what a form sends: words stand in its place. */
  isClosed?(formId: string): boolean;
  /** Marks the element of each block with its id, for a page that is only looked at: who compares two finds it by that. */
  readonly marksBlocks?: boolean;
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
  /** The families that come as files and that the page uses, by its letters; `early` is what the first screen takes of them. */
  readonly fonts: { readonly used: readonly FontUse[]; readonly early: readonly FontUse[] };
  /** By form, the tag that its thanks stand in once it has been sent. */
  readonly thanksTags: ReadonlyMap<string, string>;
  /** Whether the address may name one of several panels of which one is shown. */
  readonly hasNamed: boolean;
  /** To whom its blocks are shown; the page's own script has to know them. */
  readonly displayRules: readonly DisplayRule[];
  /** Whether some of its blocks come in: the page's own script has to watch for them. */
  readonly hasEntrances: boolean;
  /** Whether some of its blocks wait for the page's delay. */
  readonly isWaiting: boolean;
}

/** What waits is not there, from the first paint on, once the page's script has said so. */
const WAITING_CSS = ".v-waits .v-wait{display:none!important}";

const VARIABLE = /var\(--([\w-]+)\)/g;

/** Gives equal sets of rules one class, and writes them by breakpoint, wide to narrow. */
class StyleClasses {
  readonly #classes = new Map<string, string>();
  /** By state layer, then by media. */
  readonly #layers: Map<string | null, string[]>[] = [];
  readonly #isLayered: boolean;

  /** `isLayered`: see `styleRules`. */
  constructor(isLayered: boolean) {
    this.#isLayered = isLayered;
  }

  classFor(block: BlockRecord, options: RenderOptions): string | undefined {
    const rules = blockRules(block, (imageId) => options.image({ imageId, width: 1, height: 1 })?.src, this.#isLayered);
    if (rules.length === 0) return undefined;
    const key = JSON.stringify(rules);
    const known = this.#classes.get(key);
    if (known) return known;
    const name = `s${this.#classes.size.toString(36)}`;
    this.#classes.set(key, name);
    for (const rule of rules) {
      const layer = stateLayer(rule.state);
      const byMedia = this.#layers[layer] ?? new Map<string | null, string[]>();
      this.#layers[layer] = byMedia;
      const media = ruleMedia(rule);
      const lines = byMedia.get(media) ?? [];
      byMedia.set(media, lines);
      lines.push(`${stateSelector(`.${name}`, rule.state)}{${rule.declarations}}`);
    }
    return name;
  }

  css(): string {
    const rules = this.#layers.flatMap((byMedia) => [...byMedia].sort(([a], [b]) => byBreadth(a, b)));
    return rules.map(([media, lines]) => (media === null ? lines.join("") : `@media ${media}{${lines.join("")}}`)).join("\n");
  }
}

function byBreadth(a: string | null, b: string | null): number {
  const rank = (media: string | null) => (media === null ? -1 : media.includes("767px") ? 2 : media.startsWith("(max") ? 1 : 0);
  return rank(a) - rank(b);
}

function edgeOf(section: BlockRecord) {
  return knownDefinition(section)?.edge?.(section.props);
}

/** What the first screen shows to everybody at once: the images of a block that some do not see, or later, wait until it is seen. */
function earlyBlocks(tree: DocumentTree, waiting: ReadonlySet<string>): Map<string, BlockRecord> {
  const early = new Map<string, BlockRecord>();
  const visit = (block: BlockRecord): void => {
    if (block.display || waiting.has(block.id) || knownDefinition(block)?.waits?.(block.props)) return;
    early.set(block.id, block);
    for (const child of tree.allChildren(block.id)) visit(child);
  };
  const isRead = (section: BlockRecord) => edgeOf(section) === undefined;
  tree
    .children(PAGE_ID, PAGE_SLOT)
    .filter(isRead)
    .slice(0, tree.page().earlySections ?? EARLY_SECTIONS.usual)
    .forEach(visit);
  return early;
}

/** The custom properties a style sheet asks for. It may be of megabytes: it is gone through once for all of them. */
function askedIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(VARIABLE), ([, id]) => id ?? ""));
}

/** The shipped families that a style sheet asks for through the page's font tokens. */
function fontsIn(css: string, tree: DocumentTree): ShippedFamily[] {
  const families = new Set<ShippedFamily>();
  if (tree.page().systemFonts) return [];
  const asked = askedIn(css);
  for (const token of tree.tokens()) {
    if (token.kind === "font" && isShipped(token.value) && asked.has(token.id)) families.add(token.value);
  }
  return [...families];
}

/** Renders a page document, pure and without chance: the same document and options give the same bytes. */
export function renderPage(document: PageDocument, options: RenderOptions): RenderedPage {
  const tree = treeOf(document.records);
  const { language, embedsOnClick, consentBanner } = tree.page();
  // Who presses a frame of another service agrees to that one; nobody else has told it of a visit.
  const isPressedFirst = embedsOnClick || consentBanner;
  const waiting = waitingBlocks(tree, (section) => edgeOf(section) !== undefined);
  const early = earlyBlocks(tree, waiting);
  const firstImageId = [...early.values()].find(showsImage)?.id;
  const isLayered = hasLayers(tree);
  const classes = new StyleClasses(isLayered);
  const namedClasses = new NamedStyleClasses(tree);
  const rules = new PageRules(tree);
  const entrances = new PageEntrances(tree);
  const kinds = new Set<string>();
  const clientKinds = new Set<string>();
  const looks = new Set<string>(isLayered ? [LAYERS_CSS] : []);
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
  /** Panels that the address may name, or something in them. */
  const namedPanels = new Set<string>();
  const renderBlock = (block: BlockRecord): ReactNode => {
    const view = blockView(block.kind);
    if (!view || kindState(blockCatalog, block) !== "known" || options.isOff?.(block)) return null;
    kinds.add(block.kind);
    const isClosed = options.isClosed?.(block.id) ?? false;
    if (isBehaving(block) && !isClosed) clientKinds.add(block.kind);
    const { rareLook, isPanel } = blockDefinition(block.kind) ?? {};
    if (rareLook?.isNeeded(block.props)) looks.add(rareLook.css);
    if (isPanel && subtree(tree, block.id).some(({ anchor }) => anchor)) namedPanels.add(block.id);
    const waits = waiting.has(block.id) && "v-wait";
    const own = [classes.classFor(block, options), rules.classFor(block), entrances.classFor(block, early.has(block.id)), waits];
    const className = [`v-${block.kind}`, ...namedClasses.classesFor(block), ...own].filter(Boolean).join(" ");
    const root = {
      className,
      ...(block.anchor ? { id: block.anchor } : {}),
      ...(options.marksBlocks ? { "data-block": block.id } : {}),
    };
    if (isClosed) {
      return (
        <div {...root}>
          <p className="v-thanks">{context.words("form").closed}</p>
        </div>
      );
    }
    if (blockDefinition(block.kind)?.form)
      thanksTags.set(block.id, `<div class="${className}"${block.anchor ? ` id="${block.anchor}"` : ""}>`);
    return view({
      block,
      props: isPressedFirst && "loads" in block.props ? { ...block.props, loads: "click" } : block.props,
      root,
      page: contextOf(block),
      slot: (name) => tree.children(block.id, name).map((child) => <Fragment key={child.id}>{renderBlock(child)}</Fragment>),
      editable: () => ({}),
      inline: (text) => renderInline(text, options.macroValue),
      rich: (text) => renderRich(text, options.macroValue),
    });
  };
  const markup = (section: BlockRecord): string => staticMarkup(renderBlock(section));
  const namedScript = scriptContent(options.namedScript?.() ?? "");
  const sections = tree.children(PAGE_ID, PAGE_SLOT).map((block) => {
    const before = namedPanels.size;
    const html = markup(block);
    const isNamed = namedPanels.size > before && namedScript !== "";
    return { block, html: isNamed ? `${html}<script>${namedScript}</script>` : html, edge: edgeOf(block) };
  });
  const macros = macroParts(sections.map(({ html }) => html).join(""));
  const asTheyCome = (["start", undefined, "end"] as const).flatMap((edge) => sections.filter((section) => section.edge === edge));
  const firstFilled = asTheyCome.find(({ html }) => macroParts(html).length > 0);
  const macroScripts = firstFilled && options.macroScript ? [scriptContent(options.macroScript(macros))] : [];
  const hasNamed = namedPanels.size > 0;
  const inlineScripts = hasNamed && namedScript !== "" ? [...macroScripts, namedScript] : macroScripts;
  // The script that fills in visitors' values stands right after the first section with a place for one: a browser then
  // fills that section before it has the rest of a long page. Places further down are filled once all has been read.
  if (firstFilled) firstFilled.html += macroScripts.map((script) => `<script>${script}</script>`).join("");
  const imageAddress = (imageId: string) => options.image({ imageId, width: 1, height: 1 })?.src;
  const ground = groundCss(tree, imageAddress, isLayered);
  const waits = waiting.size === 0 ? "" : WAITING_CSS;
  const blockCss = [
    kindCss(kinds),
    ...looks,
    waits,
    namedClasses.css(imageAddress, isLayered),
    classes.css(),
    rules.css(),
    entrances.css(),
  ].join("\n");
  const tokens = tokensFor(tree, askedIn(`${ground}\n${blockCss}`));
  const groundLines = [BASE_CSS, tokenCss(tokens), ...(ground === "" ? [] : [ground])];
  const css = minifyCss([...groundLines, blockCss].join("\n"));
  const earlyCss = [...groundLines, kindCss(new Set([...early.values()].map((block) => block.kind)))];
  for (const block of early.values()) earlyCss.push(JSON.stringify(blockRules(withOwnLook(tree, block), imageAddress, isLayered)));
  const body = withMain(sections);
  const earlyHtml = sections.filter(({ block }) => early.has(block.id)).map(({ html }) => html);
  return {
    body,
    css,
    kinds: [...kinds],
    clientKinds: [...clientKinds],
    macroParts: macros,
    inlineScripts,
    fonts: {
      used: fontUses(fontsIn(css, tree), body),
      early: fontUses(fontsIn(earlyCss.join("\n"), tree), earlyHtml.join("")),
    },
    thanksTags,
    hasNamed,
    displayRules: rules.all,
    hasEntrances: !entrances.isEmpty,
    isWaiting: waiting.size > 0,
  };
}
