/** A brand's mark as its owner draws it, in a square of 24 by 24, and the brand's own colour. */
export interface BrandMark {
  readonly color: string;
  readonly path: string;
}

/** What brands without a colour of their own are drawn in. */
const BLACK = "#000000";

/** A mark's colour on a ground nobody knows here: a black one takes that of the words around it, which can be seen. */
export function seenColor({ color }: BrandMark): string {
  return color === BLACK ? "currentColor" : color;
}
