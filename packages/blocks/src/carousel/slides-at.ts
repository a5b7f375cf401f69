import type { BlockRecord, Breakpoint } from "@vitrine/document";

/** How many slides share the width at a breakpoint: as many as its owner chose, two on a tablet at most, one on a phone. */
export function slidesAt(block: BlockRecord, _slides: number, breakpoint: Breakpoint): number {
  const { perView } = block.props;
  const chosen = typeof perView === "number" ? perView : 1;
  return Math.min(chosen, breakpoint === "base" ? chosen : breakpoint === "tablet" ? 2 : 1);
}
