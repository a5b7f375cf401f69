import type { Box } from "../drag/geometry.ts";

/** Pixels between the bubble and what it talks about, and to the edge of the window. */
const GAP = 12;
const EDGE = 8;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlacedBubble {
  readonly x: number;
  readonly y: number;
  /** What of the target is pointed at: all of it, or what the bubble leaves of one that fills the window. */
  readonly shown: Box;
}

/**
 * Puts a bubble beside its target, never over it: to the right, the left, below or above, where there is room. Of a
 * target that leaves none one end, the lower if possible, is given up to the bubble, and the rest is what it talks about.
 */
export function placeBubble(target: Box, bubble: Size, window: Size): PlacedBubble {
  const along = (start: number, length: number, room: number): number => Math.max(EDGE, Math.min(start, room - length - EDGE));
  const centred = {
    x: along(target.x + (target.width - bubble.width) / 2, bubble.width, window.width),
    y: along(target.y + Math.min(target.height, window.height) / 2 - bubble.height / 2, bubble.height, window.height),
  };
  const right = target.x + target.width + GAP;
  const left = target.x - bubble.width - GAP;
  const below = target.y + target.height + GAP;
  const above = target.y - bubble.height - GAP;
  if (right + bubble.width + EDGE <= window.width) return { x: right, y: centred.y, shown: target };
  if (left >= EDGE) return { x: left, y: centred.y, shown: target };
  if (below + bubble.height + EDGE <= window.height) return { x: centred.x, y: below, shown: target };
  if (above >= EDGE) return { x: centred.x, y: above, shown: target };
  const y = Math.min(target.y + target.height, window.height) - bubble.height - EDGE;
  if (y - GAP > target.y) return { x: centred.x, y, shown: { ...target, height: y - GAP - target.y } };
  // A target lower than the bubble, with nearly room enough on both sides: at the end of the window that leaves more of it.
  const lowest = window.height - bubble.height - EDGE;
  const from = Math.max(target.y, EDGE + bubble.height + GAP);
  const [leftAbove, leftBelow] = [Math.min(target.height, lowest - GAP - target.y), target.y + target.height - from];
  if (leftAbove >= leftBelow) return { x: centred.x, y: lowest, shown: { ...target, height: Math.max(0, leftAbove) } };
  return { x: centred.x, y: EDGE, shown: { ...target, y: from, height: leftBelow } };
}
