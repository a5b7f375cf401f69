import type { ReactElement } from "react";
import { type BrandMark, seenColor } from "../brand-marks/brand-mark.ts";
import { SOCIAL_MARKS } from "../brand-marks/social-marks.data.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { drawnShapes } from "../drawing/drawn-icon.tsx";
import type { Network } from "./social-address.ts";

/** Of lucide: neither belongs to anybody. */
const DRAWN: Readonly<Record<"email" | "phone", Drawing>> = {
  email: {
    name: "mail",
    shapes: [
      { tag: "path", d: "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" },
      { tag: "rect", x: 2, y: 4, width: 20, height: 16, rx: 2 },
    ],
  },
  phone: {
    name: "phone",
    shapes: [
      {
        tag: "path",
        d: "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
      },
    ],
  },
};

/** In pixels: of the mark itself, and of the ground that gives it as much room again. */
const SIZES = { small: 22, medium: 26, large: 32 } as const;
const BARE_SIZES = { small: 24, medium: 30, large: 40 } as const;

const ACTION = "var(--color-button)";
const ON_ACTION = "var(--color-on-button)";

export interface SocialMarkProps {
  readonly network: Network;
  readonly isBrand: boolean;
  readonly ground: "none" | "round" | "square";
  readonly size: keyof typeof SIZES;
}

/** The mark's shapes in one colour. */
function shapes(network: Network, color: string): ReactElement {
  if (network !== "email" && network !== "phone") return <path fill={color} d={SOCIAL_MARKS[network].path} />;
  return (
    <g fill="none" stroke={color} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      {drawnShapes(DRAWN[network])}
    </g>
  );
}

/** A network's mark, bare or on a ground of its colour; its name stands beside it in words. */
export function SocialMark({ network, isBrand, ground, size }: SocialMarkProps): ReactElement {
  const mark: BrandMark | null = network === "email" || network === "phone" ? null : SOCIAL_MARKS[network];
  if (ground === "none") {
    const side = BARE_SIZES[size];
    const color = isBrand ? (mark ? seenColor(mark) : ACTION) : "currentColor";
    return (
      <svg viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
        {shapes(network, color)}
      </svg>
    );
  }
  const side = SIZES[size] * 2;
  const color = isBrand ? (mark?.color ?? ACTION) : "currentColor";
  return (
    <svg viewBox="-12 -12 48 48" width={side} height={side} aria-hidden="true">
      {ground === "round" ? (
        <circle cx={12} cy={12} r={24} fill={color} />
      ) : (
        <rect x={-12} y={-12} width={48} height={48} rx={11} fill={color} />
      )}
      {shapes(network, isBrand && mark ? "#fff" : ON_ACTION)}
    </svg>
  );
}
