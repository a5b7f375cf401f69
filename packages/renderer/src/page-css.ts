import { blockDefinition } from "@vitrine/blocks";
import type { DocumentTree, TokenRecord } from "@vitrine/document";
import { LAYERS_CSS } from "./background-layers.ts";
import { styleRules } from "./block-rules.ts";
import { type ImageAddress, tokenValue } from "./css-value.ts";

/** What every page starts from; small, and with no selector that could win over a block's own style. */
export const BASE_CSS = `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;font-family:var(--font-text);color:var(--color-text);background:var(--color-background);line-height:1.6;font-size:17px;-webkit-font-smoothing:antialiased}
img,video,iframe{max-width:100%}
:where(a){color:inherit}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;

/** The page's own ground, as rules for its body. */
export function groundCss(tree: DocumentTree, imageAddress: ImageAddress, isLayered = true): string {
  return styleRules(tree.page().styles, imageAddress, isLayered)
    .filter(({ state }) => state === "normal")
    .map(({ media, declarations }) => (media === null ? `body{${declarations}}` : `@media ${media}{body{${declarations}}}`))
    .join("\n");
}

/** Whether white reads better on a colour than black does; `#rrggbb`, as eyes weigh its parts. */
function isDark(hex: string): boolean {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  return 0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5) < 128;
}

/**
 * Tokens as custom properties on the root. What browsers draw themselves (a calendar's sign, a player, what a list opens)
 * stands on the page's ground, and has to be seen on a dark one.
 */
export function tokenCss(tokens: readonly TokenRecord[]): string {
  const scheme = tokens.some((token) => token.id === "color-background" && token.kind === "color" && isDark(token.value));
  return `:root{${scheme ? "color-scheme:dark;" : ""}${tokens.map((token) => `--${token.id}:${tokenValue(token)}`).join(";")}}`;
}

/** Kinds of tokens that the kinds' own looks lean on by name; the others are written where a style asks for them. */
const LEANT_ON: ReadonlySet<TokenRecord["kind"]> = new Set(["color", "font"]);

/** The tokens that a page with these rules has to have. */
export function tokensFor(tree: DocumentTree, asked: ReadonlySet<string>): readonly TokenRecord[] {
  return tree.tokens().filter(({ id, kind }) => LEANT_ON.has(kind) || asked.has(id));
}

/** What more than the looks of these kinds some blocks of them, or backgrounds, need, each once. */
export function rareLooks(kinds: Iterable<string>): Set<string> {
  return new Set([LAYERS_CSS, ...Array.from(kinds, (kind) => blockDefinition(kind)?.rareLook?.css ?? "").filter(Boolean)]);
}

/** The own look of the kinds in use, in the order of their first use; what several of them share stands there once. */
export function kindCss(kinds: Iterable<string>): string {
  const looks = new Set<string>();
  for (const kind of kinds) {
    const { css = "", sharedCss = [] } = blockDefinition(kind) ?? {};
    for (const look of [...sharedCss, css]) looks.add(`${look}\n`);
  }
  return [...looks].join("");
}
