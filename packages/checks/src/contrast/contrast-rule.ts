import type { WordsFacts } from "@vitrine/blocks";
import {
  type BlockRecord,
  type Breakpoint,
  blockLayers,
  type DocumentTree,
  resolveLayers,
  type StyleProperty,
  type Styles,
  type StyleValue,
} from "@vitrine/document";
import { LEAST_CONTRAST } from "../check-limits.ts";
import type { Fault } from "../finding.ts";
import type { ShownBlock } from "../shown-blocks.ts";
import { type Color, contrastOf, over, readColor } from "./color.ts";

/** Pixels of words on a page that say nothing of their size, and of `1rem`. */
const PAGE_SIZE = 17;
const ROOT_SIZE = 16;
/** From how many pixels words are large, and bold ones: WCAG's 18 and 14 points. */
const LARGE = 24;
const LARGE_BOLD = 14 * (4 / 3);
const BOLD = 700;

type Layers = readonly Styles[];

/**
 * Whether words stand out from their ground, by the colours as they are published: through tokens, named styles, what
 * they stand in and each width. Where a picture, a gradient or a film is behind them nobody knows, and nothing is said.
 */
export class ContrastRule {
  readonly #tree: DocumentTree;
  readonly #layers = new Map<string, Layers>();
  /** By width and block: the ground behind what it holds; null where it is not known. */
  readonly #grounds: Readonly<Record<Breakpoint, Map<string, Color | null>>> = { base: new Map(), tablet: new Map(), mobile: new Map() };

  /** A page has few colours, and many blocks that wear them. */
  readonly #colors = new Map<string, Color>();

  constructor(tree: DocumentTree) {
    this.#tree = tree;
  }

  judge(shown: ShownBlock): Fault[] {
    const { block, definition, widths } = shown;
    const words = definition.check?.words?.(block.props);
    if (!words) return [];
    let worst: { ratio: number; needed: number } | null = null;
    for (const at of widths) {
      const found = this.#contrastAt(shown, words, at);
      if (found && found.ratio < found.needed && (!worst || found.ratio < worst.ratio)) worst = found;
    }
    if (!worst) return [];
    // Rounded down: what is a hair under the line is not to look as if it was on it.
    return [{ code: "contrast_low", values: { ratio: Math.floor(worst.ratio * 10) / 10, needed: worst.needed } }];
  }

  #contrastAt(shown: ShownBlock, words: WordsFacts, at: Breakpoint): { ratio: number; needed: number } | null {
    const layers = this.#layersOf(shown.block);
    const ground = this.#groundOf(shown, at, words.ground);
    const own = this.#value(layers, "color", at);
    const ink = own ? this.#colorOf(own) : this.#token(words.color);
    if (!ground || !ink) return null;
    const size = this.#sizeOf(shown, words, at);
    const weight = this.#value(layers, "fontWeight", at);
    const isBold = (weight?.type === "number" ? weight.value : (words.weight ?? 400)) >= BOLD;
    const isLarge = size === null || size >= (isBold ? LARGE_BOLD : LARGE);
    return { ratio: contrastOf(over(ink, ground), ground), needed: isLarge ? LEAST_CONTRAST.large : LEAST_CONTRAST.usual };
  }

  /** What is behind the words of a block; null where that is not known. */
  #groundOf(shown: ShownBlock, at: Breakpoint, ownGround?: string): Color | null {
    const { block, definition, parent } = shown;
    const known = this.#grounds[at].get(block.id);
    if (known !== undefined) return known;
    const layers = this.#layersOf(block);
    const ground = this.#isUnknown(shown, layers, at)
      ? null
      : this.#paint(layers, at, ownGround ?? definition.check?.ground, () => (parent ? this.#groundOf(parent, at) : this.#pageGround(at)));
    this.#grounds[at].set(block.id, ground);
    return ground;
  }

  #pageGround(at: Breakpoint): Color | null {
    const layers = [this.#tree.page().styles];
    if (this.#hasPicture(layers, at)) return null;
    return this.#paint(layers, at, "color-background", () => readColor("#ffffff"));
  }

  #paint(layers: Layers, at: Breakpoint, usual: string | undefined, below: () => Color | null): Color | null {
    const own = this.#value(layers, "background", at);
    if (!own && usual === undefined) return below();
    const color = own ? this.#colorOf(own) : this.#token(usual ?? "");
    if (!color || color.alpha === 1) return color;
    const ground = below();
    return ground && over(color, ground);
  }

  /** Whether something else than a colour is there, or it is not where its place in the page says. */
  #isUnknown({ block, definition }: ShownBlock, layers: Layers, at: Breakpoint): boolean {
    if (this.#hasPicture(layers, at)) return true;
    if (definition.panel.some(({ type, prop }) => type === "film" && block.props[prop])) return true;
    const opacity = this.#value(layers, "opacity", at);
    if (opacity?.type === "number" && opacity.value < 1) return true;
    return MARGINS.some((property) => {
      const margin = this.#value(layers, property, at);
      return margin?.type === "length" && margin.value < 0;
    });
  }

  #hasPicture(layers: Layers, at: Breakpoint): boolean {
    return PICTURES.some((property) => {
      const value = this.#value(layers, property, at);
      return value !== undefined && value.type !== "keyword";
    });
  }

  /** In pixels; null where it depends on what only a browser knows. */
  #sizeOf(shown: ShownBlock, words: WordsFacts, at: Breakpoint): number | null {
    const own = this.#value(this.#layersOf(shown.block), "fontSize", at);
    if (own) return pixelsOf(own);
    const usual = at === "mobile" ? (words.sizeOnPhones ?? words.size) : words.size;
    if (usual !== undefined) return usual;
    for (let each = shown.parent; each; each = each.parent) {
      const size = this.#value(this.#layersOf(each.block), "fontSize", at);
      if (size) return pixelsOf(size);
    }
    const size = this.#value([this.#tree.page().styles], "fontSize", at);
    return size ? pixelsOf(size) : PAGE_SIZE;
  }

  #layersOf(block: BlockRecord): Layers {
    const known = this.#layers.get(block.id);
    if (known) return known;
    // Most blocks say nothing of their own, and are asked a dozen times at each width.
    const layers = blockLayers(this.#tree, block).filter((styles) => Object.keys(styles).length > 0);
    this.#layers.set(block.id, layers);
    return layers;
  }

  #value(layers: Layers, property: StyleProperty, at: Breakpoint): StyleValue | undefined {
    return layers.length === 0 ? undefined : resolveLayers(layers, property, at)?.value;
  }

  #colorOf(value: StyleValue): Color | null {
    if (value.type === "color") return this.#read(value.value);
    return value.type === "token" ? this.#token(value.id) : null;
  }

  #token(id: string): Color | null {
    const token = this.#tree.get(id);
    return token?.type === "token" && token.kind === "color" ? this.#read(token.value) : null;
  }

  #read(hex: string): Color {
    const known = this.#colors.get(hex);
    if (known) return known;
    const color = readColor(hex);
    this.#colors.set(hex, color);
    return color;
  }
}

const PICTURES = ["backgroundImage", "backgroundOverlay"] as const;
const MARGINS = ["marginBlockStart", "marginBlockEnd", "marginInlineStart", "marginInlineEnd"] as const;

function pixelsOf(value: StyleValue): number | null {
  if (value.type !== "length") return null;
  if (value.unit === "px") return value.value;
  return value.unit === "rem" ? value.value * ROOT_SIZE : null;
}
