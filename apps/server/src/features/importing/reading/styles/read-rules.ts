import postcss, { type AtRule, type Container, type Rule } from "postcss";
import { readSelector, type Selector } from "./selectors.ts";

/** From which width downwards a rule holds, as pages here are divided. */
export type Layer = "base" | "tablet" | "mobile";

export interface StyleRule {
  readonly selector: Selector;
  readonly layer: Layer;
  readonly declarations: readonly Declaration[];
  readonly order: number;
}

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** Rules of a page's style sheets that are read, and the longest list of selectors and value of one, in characters. */
const MOST_RULES = 10_000;
const LONGEST_SELECTOR = 20_000;
export const LONGEST_VALUE = 2_000;

/** How wide a screen is where the base of a page is looked at, in pixels. */
const WIDE = 1280;
const TABLET = 1024;
const MOBILE = 767.98;

/** Which layer the rules of a media query belong to; null for those of no screen that pages are made for. */
function layerOf(query: string): Layer | null {
  if (query.length > 200) return null;
  if (/\bprint\b|prefers-|\bnot\b|orientation|hover|,/i.test(query)) return null;
  const pixels = (pattern: RegExp): number | null => {
    const [, amount, unit] = pattern.exec(query) ?? [];
    return amount === undefined ? null : Number(amount) * (unit === "px" ? 1 : 16);
  };
  const least = pixels(/(?:min-width\s*:|width\s*>=?)\s*([\d.]+)(px|r?em)/i);
  const most = pixels(/(?:max-width\s*:|width\s*<=?)\s*([\d.]+)(px|r?em)/i);
  if (most === null || most >= WIDE) return (least ?? 0) <= WIDE ? "base" : null;
  if (least !== null && least > 0) return null;
  if (most > TABLET) return null;
  return most > MOBILE ? "tablet" : "mobile";
}

function layerAround(rule: Rule): Layer | null {
  let layer: Layer = "base";
  for (let at: Container | undefined = rule.parent as Container | undefined; at && at.type !== "root"; ) {
    if (at.type !== "atrule") return null;
    const { name, params, parent } = at as AtRule;
    if (name === "media") {
      const found = layerOf(params);
      if (found === null) return null;
      if (found !== "base") layer = found;
    } else if (name !== "supports" && name !== "layer") return null;
    at = parent as Container | undefined;
  }
  return layer;
}

function declarationsOf(rule: Container): Declaration[] {
  const found: Declaration[] = [];
  for (const node of rule.nodes ?? []) {
    if (node.type !== "decl" || node.value.length > LONGEST_VALUE) continue;
    const name = node.prop.startsWith("--") ? node.prop : node.prop.toLowerCase();
    found.push({ name, value: node.value.trim(), isImportant: node.important === true });
  }
  return found;
}

/** The rules of a style sheet that elements can be compared with; none of one that cannot be read. */
export function readRules(css: string, from: number): StyleRule[] {
  const rules: StyleRule[] = [];
  const root = parsed(css);
  root?.walkRules((rule) => {
    if (from + rules.length >= MOST_RULES) return false;
    if (rule.selector.length > LONGEST_SELECTOR) return;
    const layer = layerAround(rule);
    if (layer === null) return;
    const declarations = declarationsOf(rule);
    if (declarations.length === 0) return;
    for (const text of rule.selector.split(/,(?![^[(]*[\])])/).slice(0, 100)) {
      const selector = readSelector(text);
      if (selector) rules.push({ selector, layer, declarations, order: from + rules.length });
    }
    return;
  });
  return rules;
}

/** Characters of a `style` attribute that is read; nobody writes a longer one. */
const LONGEST_INLINE = 20_000;

/** The declarations of a `style` attribute. */
export function readInline(style: string): Declaration[] {
  const root = style.trim() === "" || style.length > LONGEST_INLINE ? null : parsed(`a{${style}}`);
  const [rule] = root?.nodes ?? [];
  return rule?.type === "rule" ? declarationsOf(rule) : [];
}

/** Deeper braces than any style sheet has would end the reader in place of the style sheet. */
const DEEPEST = 50;

function parsed(css: string): postcss.Root | null {
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const code = css.charCodeAt(at);
    if (code === 0x7b && ++depth > DEEPEST) return null;
    if (code === 0x7d) depth = Math.max(0, depth - 1);
  }
  try {
    return postcss.parse(css);
  } catch {
    return null;
  }
}
