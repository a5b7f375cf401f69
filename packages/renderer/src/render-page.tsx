import { blockCatalog, blockDefinition, blockView, type ImageSource, type PageContext, renderInline, renderRich } from "@vitrine/blocks";
import {
  type BlockRecord,
  type DocumentTree,
  type ImageReference,
  kindState,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  treeOf,
} from "@vitrine/document";
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { blockRules } from "./block-rules.ts";
import { minifyCss } from "./minify-css.ts";
import { BASE_CSS, kindCss, tokenCss } from "./page-css.ts";

/** What the page cannot know by itself: where its images are, where its forms go. */
export interface RenderOptions {
  image(reference: ImageReference): ImageSource | undefined;
  formAction(formId: string): string;
  /** A form that has been sent: its thanks stand in its place. */
  readonly sentFormId?: string;
}

/** The parts of a published page; `html` is the body's inside. */
export interface RenderedPage {
  readonly body: string;
  readonly css: string;
  /** Kinds on the page whose `client.ts` visitors need, each once. */
  readonly clientKinds: readonly string[];
  /** The families of the page's font tokens that are in use. */
  readonly kinds: readonly string[];
}

/** Sections whose images load at once: the first screen is rarely more than the first two. */
const EARLY_SECTIONS = 2;

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

function earlyBlocks(tree: DocumentTree): Set<string> {
  const early = new Set<string>();
  const visit = (block: BlockRecord): void => {
    early.add(block.id);
    for (const child of tree.allChildren(block.id)) visit(child);
  };
  tree.children(PAGE_ID, PAGE_SLOT).slice(0, EARLY_SECTIONS).forEach(visit);
  return early;
}

/** Renders a page document, pure and without chance: the same document and options give the same bytes. */
export function renderPage(document: PageDocument, options: RenderOptions): RenderedPage {
  const tree = treeOf(document.records);
  const language = tree.page().language;
  const early = earlyBlocks(tree);
  const classes = new StyleClasses();
  const kinds = new Set<string>();
  const context: PageContext = {
    language,
    image: options.image,
    formAction: options.formAction,
    isEarly: (id) => early.has(id),
    words: (kind) => blockDefinition(kind)?.messages[language].visitor ?? {},
  };
  const renderBlock = (block: BlockRecord): ReactNode => {
    const view = blockView(block.kind);
    if (!view || kindState(blockCatalog, block) !== "known") return null;
    kinds.add(block.kind);
    const styleClass = classes.classFor(block, options);
    const className = styleClass ? `v-${block.kind} ${styleClass}` : `v-${block.kind}`;
    const root = block.anchor ? { className, id: block.anchor } : { className };
    if (block.id === options.sentFormId) {
      const thanks = (block.props as { thanks?: string }).thanks ?? "";
      return (
        <div {...root}>
          <p className="v-thanks" role="status">
            {thanks}
          </p>
        </div>
      );
    }
    return view({
      block,
      props: block.props,
      root,
      page: context,
      slot: (name) => tree.children(block.id, name).map((child) => <Fragment key={child.id}>{renderBlock(child)}</Fragment>),
      editable: () => ({}),
      inline: renderInline,
      rich: renderRich,
    });
  };
  const sections = tree.children(PAGE_ID, PAGE_SLOT).map((block) => <Fragment key={block.id}>{renderBlock(block)}</Fragment>);
  const body = renderToStaticMarkup(sections);
  const imageAddress = (imageId: string) => options.image({ imageId, width: 1, height: 1 })?.src;
  const css = minifyCss([BASE_CSS, tokenCss(tree, imageAddress), kindCss(kinds), classes.css()].join("\n"));
  return { body, css, kinds: [...kinds], clientKinds: [...kinds].filter((kind) => blockDefinition(kind)?.hasClient) };
}
