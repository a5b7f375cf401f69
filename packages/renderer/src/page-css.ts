import { blockDefinition } from "@vitrine/blocks";
import type { DocumentTree, FontFamily } from "@vitrine/document";
import { styleRules } from "./block-rules.ts";
import type { ImageAddress } from "./css-value.ts";

/** What every page starts from; small, and with no selector that could win over a block's own style. */
export const BASE_CSS = `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;font-family:var(--font-text);color:var(--color-text);background:var(--color-background);line-height:1.6;font-size:17px;-webkit-font-smoothing:antialiased}
img,video,iframe{max-width:100%}
:where(a){color:inherit}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;

const SYSTEM_STACKS: Readonly<Record<string, string>> = {
  "system-sans": "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  "system-serif": "Georgia,Cambria,'Times New Roman',serif",
  "system-mono": "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace",
};

/** The font stack of a family; a shipped face falls back to what the system has. */
export function fontStack(family: FontFamily): string {
  const system = SYSTEM_STACKS[family];
  if (system) return system;
  const serif = family === "fraunces" || family === "newsreader";
  return `'${family}','${family} fallback',${SYSTEM_STACKS[serif ? "system-serif" : "system-sans"]}`;
}

/** The page's tokens as custom properties on the root, and its own ground. */
export function tokenCss(tree: DocumentTree, imageAddress: ImageAddress): string {
  const properties = tree
    .tokens()
    .map((token) => `--${token.id}:${token.kind === "font" ? fontStack(token.value) : token.value}`)
    .join(";");
  const rules = styleRules(tree.page().styles, imageAddress).map(({ media, declarations }) =>
    media === null ? `body{${declarations}}` : `@media ${media}{body{${declarations}}}`,
  );
  return [`:root{${properties}}`, ...rules].join("\n");
}

/** The own look of the kinds in use, in the order of their first use. */
export function kindCss(kinds: Iterable<string>): string {
  let css = "";
  for (const kind of kinds) css += `${blockDefinition(kind)?.css ?? ""}\n`;
  return css;
}
