import type { Box, Point } from "./geometry.ts";

/** How close to an edge, in screen pixels, a drag begins to scroll, and the most it scrolls in one frame. */
const EDGE = 64;
const FASTEST = 22;

/** Pixels a frame to scroll by while the pointer is held there; negative is up, 0 away from the edges. */
export function scrollSpeed(pointer: Point, view: Box): number {
  if (pointer.x < view.x || pointer.x > view.x + view.width) return 0;
  const zone = Math.min(EDGE, view.height / 4);
  const fromTop = pointer.y - view.y;
  const fromBottom = view.y + view.height - pointer.y;
  if (fromTop < zone && fromTop > -zone) return -ramp(zone - Math.max(0, fromTop), zone);
  if (fromBottom < zone && fromBottom > -zone) return ramp(zone - Math.max(0, fromBottom), zone);
  return 0;
}

function ramp(depth: number, zone: number): number {
  return Math.ceil((depth / zone) ** 2 * FASTEST);
}
