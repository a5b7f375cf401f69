import type { ImageSource } from "../view.ts";

export const LOGO_SIZES = ["small", "medium", "large"] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];

/** In pixels. */
export const LOGO_HEIGHTS: Readonly<Record<LogoSize, number>> = { small: 28, medium: 40, large: 60 };

/** How many times as wide as high a logo may be; one beyond that is fitted in, so that it does not outshout the rest. */
const WIDEST = 5;

/** How large an image stands among logos, in whole pixels. */
export function logoSize({ width, height }: Pick<ImageSource, "width" | "height">, size: LogoSize): { width: number; height: number } {
  const shown = LOGO_HEIGHTS[size];
  return { width: Math.ceil(shown * Math.min(width / height, WIDEST)), height: shown };
}
