import { ancestors, type BlockRecord, type Breakpoint, type DocumentTree, type StyleProperty } from "@vitrine/document";

/** The width of a section's content, in pixels: what is inside cannot be wider unless the window is. */
const CONTENT_WIDTH = 1080;

function pixels(block: BlockRecord, property: StyleProperty, breakpoint: Breakpoint): number | undefined {
  const value = block.styles[breakpoint]?.normal?.[property];
  return value?.type === "length" && value.unit === "px" ? value.value : undefined;
}

/** The narrowest width in pixels that a block's own styles set, if they set any. */
function ownLimit(block: BlockRecord, breakpoint: Breakpoint): number {
  return Math.min(
    pixels(block, "width", breakpoint) ?? Number.POSITIVE_INFINITY,
    pixels(block, "maxWidth", breakpoint) ?? Number.POSITIVE_INFINITY,
  );
}

/**
 * About how wide an image in a block is shown, as an `sizes` attribute: never too narrow, so that no image is
 * blurred, and far narrower than the window where columns or widths say so.
 */
export function imageSizes(tree: DocumentTree, block: BlockRecord): string {
  const path = [...ancestors(tree, block.id).reverse(), block];
  let desktop = CONTENT_WIDTH;
  let mobile = Number.POSITIVE_INFINITY;
  for (const each of path) {
    const wide = ownLimit(each, "base");
    desktop = Math.min(desktop, wide);
    mobile = Math.min(mobile, wide, ownLimit(each, "tablet"), ownLimit(each, "mobile"));
    if (each.kind === "columns") desktop /= Math.max(1, tree.allChildren(each.id).length);
  }
  const narrow = mobile < Number.POSITIVE_INFINITY ? `min(100vw,${Math.ceil(mobile)}px)` : "100vw";
  return `(max-width:767px) ${narrow},${Math.ceil(desktop)}px`;
}
