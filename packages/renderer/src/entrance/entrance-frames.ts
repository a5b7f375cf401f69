import type { EntranceEffect } from "@vitrine/document";

/** What a block looks like when it begins to come in; it ends as it is. */
export interface EntranceFrame {
  readonly opacity: number;
  readonly transform?: string;
}

/** Not nothing: what is not painted at all in a page's first picture is not counted as shown by browsers, and the page as slow. */
const FAINT = 0.01;

/** From where a line starts, whichever side that is; see `DIRECTION_CSS`. */
const SIDE = "var(--v-side,-1)";

export const ENTRANCE_FRAMES: Readonly<Record<EntranceEffect, EntranceFrame>> = {
  fade: { opacity: FAINT },
  rise: { opacity: FAINT, transform: "translateY(28px)" },
  fall: { opacity: FAINT, transform: "translateY(-28px)" },
  fromStart: { opacity: FAINT, transform: `translateX(calc(36px*${SIDE}))` },
  fromEnd: { opacity: FAINT, transform: `translateX(calc(-36px*${SIDE}))` },
  zoom: { opacity: FAINT, transform: "scale(.92)" },
};

export const ENTRANCE_EASING = "cubic-bezier(.2,.7,.3,1)";
