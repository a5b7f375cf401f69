import { contrastRatio, groundsOf, imageLayers, type Shade, shadeOf, shadeOver } from "./contrast-ratio.ts";

/** How well words can be told from their ground, and how well they have to be. */
export interface Contrast {
  readonly ratio: number;
  readonly least: number;
}

/** Of a block that holds much, so many pieces of text are looked at. */
const MOST_TEXTS = 24;
/** What WCAG 2.2 asks for (1.4.3), and for what is large: 24 px, or 18.66 px and bold. */
const LEAST = 4.5;
const LEAST_OF_LARGE = 3;

/** What lies behind an element, the uppermost first; `null` where a picture or a film does. */
function layersBehind(element: Element, view: Window): Shade[][] | null {
  const layers: Shade[][] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundImage, backgroundColor, opacity } = view.getComputedStyle(each);
    const images = imageLayers(backgroundImage);
    const color = shadeOf(backgroundColor);
    if (!images || !color || opacity !== "1" || each.querySelector(":scope>.v-film")) return null;
    layers.push(...images, [color]);
    if (layers.some((layer) => layer.every(([, , , alpha]) => alpha === 1))) return layers;
  }
  return layers;
}

function contrastOf(element: Element, view: Window): Contrast | null {
  const { color, fontSize, fontWeight } = view.getComputedStyle(element);
  const shade = shadeOf(color);
  const layers = layersBehind(element, view);
  if (!shade || !layers) return null;
  const ratios = groundsOf(layers).map((ground) => contrastRatio(shadeOver(shade, ground), ground));
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  return { ratio: Math.min(...ratios), least: isLarge ? LEAST_OF_LARGE : LEAST };
}

/** Of the words in an element, those that are hardest to read; `null` where all can be read, or nothing is known. */
export function weakestContrast(root: Element, view: Window): Contrast | null {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  let weakest: Contrast | null = null;
  for (let text = texts.nextNode(); text && seen.size < MOST_TEXTS; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || seen.has(element) || text.textContent?.trim() === "" || element.closest("[data-empty-slot]")) continue;
    if (element.getClientRects().length === 0) continue;
    seen.add(element);
    const found = contrastOf(element, view);
    if (found && found.ratio < found.least && (!weakest || found.ratio < weakest.ratio)) weakest = found;
  }
  return weakest;
}
