import { blockDefinition } from "@vitrine/blocks";
import {
  ancestors,
  type BlockRecord,
  BREAKPOINT_MAX_WIDTH,
  type Breakpoint,
  type DocumentTree,
  resolveStyle,
  type StyleProperty,
  withOwnLook,
} from "@vitrine/document";

/** A width as a share of the window, and at most so many pixels. */
interface Width {
  share: number;
  most: number;
}

/** What a property sets in pixels at a breakpoint; anything else is no limit. */
function pixels(block: BlockRecord, property: StyleProperty, breakpoint: Breakpoint): number {
  const value = resolveStyle(block.styles, property, breakpoint)?.value;
  return value?.type === "length" && value.unit === "px" ? value.value : Number.POSITIVE_INFINITY;
}

function widthAt(tree: DocumentTree, path: readonly BlockRecord[], breakpoint: Breakpoint): Width {
  const width: Width = { share: 100, most: Number.POSITIVE_INFINITY };
  for (const block of path) {
    const kind = blockDefinition(block.kind);
    // Narrower windows are a limit themselves: an image there may be as wide as the window.
    if (breakpoint === "base") width.most = Math.min(width.most, kind?.contentWidth ?? Number.POSITIVE_INFINITY);
    width.most = Math.min(width.most, pixels(block, "width", breakpoint), pixels(block, "maxWidth", breakpoint));
    const columns = kind?.columnsAt?.(block, tree.allChildren(block.id).length, breakpoint) ?? 1;
    width.share /= columns;
    width.most /= columns;
  }
  return width;
}

function cssLength({ share, most }: Width): string {
  const ofWindow = `${Math.ceil(share)}vw`;
  return most === Number.POSITIVE_INFINITY ? ofWindow : `min(${ofWindow},${Math.ceil(most)}px)`;
}

/**
 * About how wide an image in a block is shown, as a `sizes` attribute: never too narrow, so that no image is
 * blurred, and far narrower than the window where columns or widths say so.
 */
export function imageSizes(tree: DocumentTree, block: BlockRecord): string {
  const path = [...ancestors(tree, block.id).reverse(), block].map((each) => withOwnLook(tree, each));
  const [tablet, mobile] = [cssLength(widthAt(tree, path, "tablet")), cssLength(widthAt(tree, path, "mobile"))];
  const narrow = mobile === tablet ? "" : `(max-width:${BREAKPOINT_MAX_WIDTH.mobile}px) ${mobile},`;
  const base = widthAt(tree, path, "base");
  const wide = base.most === Number.POSITIVE_INFINITY ? cssLength(base) : `${Math.ceil(base.most)}px`;
  return `${narrow}(max-width:${BREAKPOINT_MAX_WIDTH.tablet}px) ${tablet},${wide}`;
}
