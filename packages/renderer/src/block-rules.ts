import { blockDefinition } from "@vitrine/blocks";
import {
  type BlockRecord,
  BREAKPOINT_MAX_WIDTH,
  BREAKPOINTS,
  type Breakpoint,
  resolveStyle,
  type StyleDeclarations,
  type StyleState,
  type Styles,
} from "@vitrine/document";
import { layersDeclaration } from "./background-layers.ts";
import { cssDeclarations, type ImageAddress } from "./css-value.ts";

/** The media query under which a breakpoint's overrides apply; the base has none. */
export const MEDIA: Readonly<Record<Breakpoint, string | null>> = {
  base: null,
  tablet: `(max-width:${BREAKPOINT_MAX_WIDTH.tablet}px)`,
  mobile: `(max-width:${BREAKPOINT_MAX_WIDTH.mobile}px)`,
};

/** The viewport widths at which a block hidden at a breakpoint is not shown. */
export const HIDING_MEDIA: Readonly<Record<Breakpoint, string>> = {
  base: `(min-width:${BREAKPOINT_MAX_WIDTH.tablet + 1}px)`,
  tablet: `(min-width:${BREAKPOINT_MAX_WIDTH.mobile + 1}px) and (max-width:${BREAKPOINT_MAX_WIDTH.tablet}px)`,
  mobile: `(max-width:${BREAKPOINT_MAX_WIDTH.mobile}px)`,
};

export interface StyleRule {
  readonly media: string | null;
  readonly state: StyleState;
  readonly declarations: string;
}

/**
 * What follows a block's selector in each state. The keyboard may be on what a block holds, as the pointer may: a card
 * is chosen by its link. `:is` drops what an old browser does not know, so that there the block itself still shows it.
 */
const STATE_SELECTOR: Readonly<Record<StyleState, string>> = {
  normal: "",
  hover: ":hover",
  focus: ":is(:focus-visible,:has(:focus-visible))",
  active: ":active",
};

/** The states by their layer in a style sheet: each layer stands behind all widths of the one before, so that it wins at every width. */
const STATE_LAYERS: readonly (readonly StyleState[])[] = [["normal", "hover"], ["focus"], ["active"]];

/** Which layer of a style sheet a state's rules stand in, lowest first. */
export function stateLayer(state: StyleState): number {
  return STATE_LAYERS.findIndex((layer) => layer.includes(state));
}

/** A background that stands still is drawn again with each frame of a scroll: too much for telephones. */
function scrollsOnPhones(styles: Styles, breakpoint: Breakpoint, state: StyleState): boolean {
  if (breakpoint !== "mobile") return false;
  const value = resolveStyle(styles, "backgroundAttachment", "mobile", state)?.value;
  return value?.type === "keyword" && value.value === "fixed";
}

function declarationsAt(styles: Styles, breakpoint: Breakpoint, state: StyleState, imageAddress: ImageAddress, isLayered: boolean): string {
  const own = styles[breakpoint]?.[state] ?? {};
  const isScrolling = scrollsOnPhones(styles, breakpoint, state);
  if (!isLayered && !isScrolling) return cssDeclarations(own, imageAddress);
  const plain: StyleDeclarations = { ...own };
  if (isScrolling) plain.backgroundAttachment = { type: "keyword", value: "scroll" };
  if (!isLayered) return cssDeclarations(plain, imageAddress);
  delete plain.backgroundImage;
  delete plain.backgroundOverlay;
  return [cssDeclarations(plain, imageAddress), layersDeclaration(own, imageAddress)].filter(Boolean).join(";");
}

/**
 * A record's styles as rules, in the order they have to stand in a style sheet. `isLayered` says whether backgrounds are
 * written in layers, see `LAYERS_CSS`: all of a page's are, or none.
 */
export function styleRules(styles: Styles, imageAddress: ImageAddress, isLayered = true): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const layer of STATE_LAYERS) {
    for (const breakpoint of BREAKPOINTS) {
      for (const state of layer) {
        const declarations = declarationsAt(styles, breakpoint, state, imageAddress, isLayered);
        if (declarations !== "") rules.push({ media: MEDIA[breakpoint], state, declarations });
      }
    }
  }
  return rules;
}

/** The colours of words that looks of kinds lean on. */
const WORD_COLORS = ["--color-heading", "--color-text"];

/** A colour of words as that of all words in a block; one that is made of a token leaves that one as it is. */
function forAllWords(rule: StyleRule): StyleRule {
  const [, color] = /(?:^|;)color:([^;]+)/.exec(rule.declarations) ?? [];
  if (color === undefined) return rule;
  const others = WORD_COLORS.filter((name) => !color.includes(`var(${name})`));
  return { ...rule, declarations: [rule.declarations, ...others.map((name) => `${name}:${color}`)].join(";") };
}

/** A block's own styles as rules, see `styleRules`. */
export function ownRules({ kind, styles }: BlockRecord, imageAddress: ImageAddress, isLayered = true): StyleRule[] {
  const rules = styleRules(styles, imageAddress, isLayered);
  return blockDefinition(kind)?.wearsOneColor ? rules.map(forAllWords) : rules;
}

/** All rules of a block, hiding included. */
export function blockRules(block: BlockRecord, imageAddress: ImageAddress, isLayered: boolean): StyleRule[] {
  const rules = ownRules(block, imageAddress, isLayered);
  for (const breakpoint of block.hiddenAt ?? []) {
    rules.push({ media: HIDING_MEDIA[breakpoint], state: "normal", declarations: "display:none!important" });
  }
  return rules;
}

/**
 * What stands for a class in a state. A later layer names the class once more, so that it wins wherever it stands: a named
 * style's look when pressed over a block's own under the pointer.
 */
export function stateSelector(selector: string, state: StyleState): string {
  return `${selector.repeat(1 + stateLayer(state))}${STATE_SELECTOR[state]}`;
}

/**
 * The media query that a rule stands in. A finger leaves what it touched hovered until it touches something else: what is
 * meant for a pointer is for screens that have one.
 */
export function ruleMedia({ media, state }: StyleRule): string | null {
  if (state !== "hover") return media;
  return media === null ? "(hover:hover)" : `${media} and (hover:hover)`;
}

/** Rules as CSS text for one class. */
export function rulesText(selector: string, rules: readonly StyleRule[]): string {
  return rules
    .map((each) => {
      const rule = `${stateSelector(selector, each.state)}{${each.declarations}}`;
      const media = ruleMedia(each);
      return media === null ? rule : `@media ${media}{${rule}}`;
    })
    .join("\n");
}
