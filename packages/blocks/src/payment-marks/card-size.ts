export const CARD_SIZES = ["small", "medium", "large"] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** In pixels. */
export const CARDS: Readonly<Record<CardSize, { readonly width: number; readonly height: number }>> = {
  small: { width: 50, height: 32 },
  medium: { width: 66, height: 42 },
  large: { width: 86, height: 54 },
};

/** The side of a mark's square, by how much of it the mark fills, so that names and emblems weigh the same to the eye. */
export function markSide(size: CardSize, shape: "name" | "emblem" | "square"): number {
  const share = { name: 1.15, emblem: 0.95, square: 0.66 }[shape];
  return Math.round(CARDS[size].height * share);
}
