import type { ShadowLayer, StyleDeclarations, StyleProperty, Styles, StyleValue } from "@vitrine/document";
import { readColor } from "./colors.ts";
import { readPixels, rounded } from "./lengths.ts";
import { partsOf } from "./shorthands.ts";
import type { Declared } from "./style-source.ts";

/** How a box looks: its room, ground and edge; and the address of a picture behind it, as its style sheet names it. */
export interface BoxLook {
  readonly styles: Styles;
  readonly backdrop: string | null;
  /** Whether one would see where it begins and ends. */
  readonly isSeen: boolean;
  /** Whether what it holds stands off its sides. */
  readonly isPadded: boolean;
}

const LENGTHS: Readonly<Record<string, StyleProperty>> = {
  "padding-top": "paddingBlockStart",
  "padding-bottom": "paddingBlockEnd",
  "padding-left": "paddingInlineStart",
  "padding-right": "paddingInlineEnd",
  "border-top-width": "borderBlockStartWidth",
  "border-bottom-width": "borderBlockEndWidth",
  "border-left-width": "borderInlineStartWidth",
  "border-right-width": "borderInlineEndWidth",
  "border-top-left-radius": "radiusStartStart",
  "border-top-right-radius": "radiusStartEnd",
  "border-bottom-right-radius": "radiusEndEnd",
  "border-bottom-left-radius": "radiusEndStart",
  "max-width": "maxWidth",
  "min-height": "minHeight",
  gap: "gap",
};
const MOST_OF: Readonly<Record<string, number>> = { "max-width": 2_000, "min-height": 1_200 };

function px(value: number): StyleValue {
  return { type: "length", value: rounded(value), unit: "px" };
}

function readShadow(value: string): StyleValue | null {
  const layers: ShadowLayer[] = [];
  for (const text of partsOf(value, ",").slice(0, 4)) {
    const parts = partsOf(text);
    const color = parts.map(readColor).find((each) => each !== null);
    const numbers = parts.flatMap((part) => readPixels(part, 16) ?? []);
    const [x, y, blur = 0, spread = 0] = numbers;
    if (!color || x === undefined || y === undefined) return null;
    const at = { x: rounded(x), y: rounded(y), blur: Math.min(400, Math.max(0, rounded(blur))), spread: rounded(spread) };
    layers.push({ ...at, color, ...(parts.includes("inset") ? { inset: true } : {}) });
  }
  return layers.length === 0 ? null : { type: "shadow", layers };
}

function readGradient(value: string): StyleValue | null {
  const [, form, inside = ""] = /^(linear|radial)-gradient\((.*)\)$/s.exec(value) ?? [];
  if (form === undefined) return null;
  const parts = partsOf(inside, ",");
  const [, degrees] = /^(-?[\d.]+)deg$/.exec(parts[0] ?? "") ?? [];
  const sides: Readonly<Record<string, number>> = { "to top": 0, "to right": 90, "to bottom": 180, "to left": 270, "to bottom right": 135 };
  const angle = degrees === undefined ? (sides[parts[0] ?? ""] ?? 180) : ((Number(degrees) % 360) + 360) % 360;
  const colors = parts.flatMap((part) => {
    const [color = "", at] = partsOf(part);
    const found = readColor(color);
    return found === null ? [] : [{ color: found, at: at?.endsWith("%") ? Number.parseFloat(at) : null }];
  });
  if (colors.length < 2 || colors.length > 6) return null;
  const stops = colors.map(({ color, at }, index) => ({
    color,
    at: rounded(Math.min(100, Math.max(0, at ?? (index / (colors.length - 1)) * 100))),
  }));
  return { type: "gradient", form: form === "radial" ? "radial" : "linear", angle: rounded(angle), stops };
}

/** The address in `url(…)`; null for anything else. */
export function readUrl(value: string): string | null {
  const [, double, single, bare] = /^url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)$/i.exec(value) ?? [];
  return double ?? single ?? bare ?? null;
}

function declarationsOf(declared: ReadonlyMap<string, string>, fontSize: number): StyleDeclarations {
  const found: StyleDeclarations = {};
  for (const [name, property] of Object.entries(LENGTHS)) {
    const value = declared.get(name);
    if (value === undefined) continue;
    const isRound = name.endsWith("-radius") && value.endsWith("%");
    const pixels = isRound ? Math.min(800, Number.parseFloat(value) * 16) : value.includes("%") ? null : readPixels(value, fontSize);
    if (pixels !== null && Number.isFinite(pixels) && pixels >= 0 && pixels <= (MOST_OF[name] ?? 1_000)) found[property] = px(pixels);
  }
  const ground = readColor(declared.get("background-color") ?? "");
  if (ground !== null) found.background = { type: "color", value: ground };
  const gradient = readGradient(declared.get("background-image") ?? "");
  if (gradient !== null) found.backgroundImage = gradient;
  const line = declared.get("border-style");
  if (line !== undefined && /^(?:none|solid|dashed|dotted|double)$/.test(line)) found.borderStyle = { type: "keyword", value: line };
  const lineColor = readColor(declared.get("border-color") ?? "");
  if (lineColor !== null) found.borderColor = { type: "color", value: lineColor };
  const shadow = readShadow(declared.get("box-shadow") ?? "");
  if (shadow !== null) found.boxShadow = shadow;
  return found;
}

function hasEdge(found: StyleDeclarations): boolean {
  const line = found.borderStyle;
  if (line?.type !== "keyword" || line.value === "none") return false;
  const sides = [found.borderBlockStartWidth, found.borderBlockEndWidth, found.borderInlineStartWidth, found.borderInlineEndWidth];
  return sides.some((side) => side?.type === "length" && side.value > 0);
}

/** A border that no rule draws is none, whatever widths its sides are said to have. */
function withoutIdleEdge(found: StyleDeclarations): StyleDeclarations {
  if (hasEdge(found)) return found;
  const kept = Object.entries(found).filter(([property]) => !property.startsWith("border"));
  return Object.fromEntries(kept) as StyleDeclarations;
}

/** What the style sheet says of a box, at all widths; `fontSize` is that of its words, in pixels. */
export function boxLookOf(declared: Declared, fontSize: number): BoxLook {
  const base = withoutIdleEdge(declarationsOf(declared.base, fontSize));
  const backdrop = readUrl(declared.base.get("background-image") ?? "");
  if (backdrop !== null) {
    base.backgroundSize = {
      type: "keyword",
      value: /^(?:contain|auto)$/.test(declared.base.get("background-size") ?? "") ? "contain" : "cover",
    };
    base.backgroundPosition = { type: "keyword", value: "center" };
    base.backgroundRepeat = { type: "keyword", value: "no-repeat" };
  }
  const styles: Styles = {};
  if (Object.keys(base).length > 0) styles.base = { normal: base };
  for (const layer of ["tablet", "mobile"] as const) {
    const found = withoutIdleEdge(declarationsOf(declared[layer], fontSize));
    if (Object.keys(found).length > 0) styles[layer] = { normal: found };
  }
  const isSeen = base.background !== undefined || base.backgroundImage !== undefined || base.boxShadow !== undefined || hasEdge(base);
  const side = base.paddingInlineStart;
  return { styles, backdrop, isSeen: isSeen || backdrop !== null, isPadded: side?.type === "length" && side.value >= 8 };
}

/** Of a look only these properties, at all widths. */
export function only(styles: Styles, keep: (property: StyleProperty) => boolean): Styles {
  const kept: Styles = {};
  for (const layer of ["base", "tablet", "mobile"] as const) {
    const normal = Object.entries(styles[layer]?.normal ?? {}).filter(([property]) => keep(property as StyleProperty));
    if (normal.length > 0) kept[layer] = { normal: Object.fromEntries(normal) as StyleDeclarations };
  }
  return kept;
}

/** A look with more said at its base. */
export function withBase(styles: Styles, more: StyleDeclarations): Styles {
  if (Object.keys(more).length === 0) return styles;
  return { ...styles, base: { normal: { ...styles.base?.normal, ...more } } };
}
