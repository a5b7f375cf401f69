import type { BlockRecord, Breakpoint } from "@vitrine/document";

/**
 * How many images share a gallery's width at a breakpoint, as its look says. Rows of one height have no number: there
 * each image says itself how wide it is.
 */
export function imagesAbreast({ props }: BlockRecord, breakpoint: Breakpoint): number {
  if (props.layout === "rows") return 1;
  const columns = Number(props.columns);
  if (breakpoint === "mobile") return columns === 2 ? 1 : 2;
  return breakpoint === "tablet" ? Math.min(columns, 3) : columns;
}
