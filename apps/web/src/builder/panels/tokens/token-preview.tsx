import type { ShadowLayer, TokenRecord } from "@vitrine/document";
import { fontStack } from "@vitrine/renderer";
import { Swatch } from "../style/color/swatch.tsx";

/** The most a space or a corner takes of its picture, in pixels. */
const MOST_DRAWN = 18;

/** A token's value as a small picture. */
export function TokenPreview({ token }: { readonly token: TokenRecord }) {
  switch (token.kind) {
    case "color":
      return <Swatch color={token.value} />;
    case "font":
      return (
        <span aria-hidden="true" className="text-body leading-none font-medium" style={{ fontFamily: fontStack(token.value) }}>
          Aa
        </span>
      );
    case "space":
      return (
        <span aria-hidden="true" className="flex h-4 items-stretch" style={{ gap: drawn(token.value) }}>
          <span className="w-px bg-ink-faint" />
          <span className="w-px bg-ink-faint" />
        </span>
      );
    case "radius":
      return (
        <span
          aria-hidden="true"
          className="size-5 border-t-2 border-l-2 border-ink-faint"
          style={{ borderStartStartRadius: drawn(token.value) }}
        />
      );
    case "shadow":
      return (
        // On a light ground, as most pages are: on the panel's own a shadow would tell little.
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center overflow-hidden rounded-sm border border-line"
          style={{ background: "#e9edf0" }}
        >
          <span className="size-3 rounded-[2px]" style={{ background: "#fff", boxShadow: shadowCss(token.value.layers, 0.4) }} />
        </span>
      );
  }
}

/** Lengths by their share of a hundred pixels, so that steps of a scale can be told apart in a row. */
function drawn({ value, unit }: { readonly value: number; readonly unit: string }): string {
  const pixels = unit === "px" ? value : unit === "%" ? value : value * 16;
  return `${Math.min(MOST_DRAWN, 2 + Math.sqrt(pixels) * 1.7)}px`;
}

/** Layers as CSS, drawn smaller by a factor. */
export function shadowCss(layers: readonly ShadowLayer[], scale = 1): string {
  return layers
    .map(
      ({ inset, x, y, blur, spread, color }) =>
        `${inset ? "inset " : ""}${[x, y, blur, spread].map((part) => `${part * scale}px`).join(" ")} ${color}`,
    )
    .join(",");
}
