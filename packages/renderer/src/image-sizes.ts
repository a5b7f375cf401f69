import {
  ancestors,
  type BlockRecord,
  BREAKPOINT_MAX_WIDTH,
  BREAKPOINTS,
  type Breakpoint,
  type DocumentTree,
  INHERITANCE,
  resolveStyle,
  type StyleProperty,
} from "@vitrine/document";

/** The width of a section's content, in pixels: what is inside cannot be wider unless the window is. */
const CONTENT_WIDTH = 1080;

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

/** How many columns stand side by side at a breakpoint; see the columns' own view for when they are stacked. */
function columnCount(tree: DocumentTree, block: BlockRecord, breakpoint: Breakpoint): number {
  const { stackAt } = block.props;
  const stacksHere = stackAt === "tablet" || stackAt === "mobile" ? INHERITANCE[breakpoint].includes(stackAt) : false;
  const isCounted = (at: Breakpoint): boolean => block.styles[at]?.normal?.gridColumns !== undefined;
  if (stacksHere && !BREAKPOINTS.some((at) => isCounted(at) && INHERITANCE[at].includes(stackAt as Breakpoint))) return 1;
  const count = resolveStyle(block.styles, "gridColumns", breakpoint)?.value;
  return Math.max(1, count?.type === "number" ? count.value : tree.allChildren(block.id).length);
}

function widthAt(tree: DocumentTree, path: readonly BlockRecord[], breakpoint: Breakpoint): Width {
  const width: Width = { share: 100, most: breakpoint === "base" ? CONTENT_WIDTH : Number.POSITIVE_INFINITY };
  for (const block of path) {
    width.most = Math.min(width.most, pixels(block, "width", breakpoint), pixels(block, "maxWidth", breakpoint));
    if (block.kind !== "columns") continue;
    const count = columnCount(tree, block, breakpoint);
    width.share /= count;
    width.most /= count;
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
  const path = [...ancestors(tree, block.id).reverse(), block];
  const [tablet, mobile] = [cssLength(widthAt(tree, path, "tablet")), cssLength(widthAt(tree, path, "mobile"))];
  const narrow = mobile === tablet ? "" : `(max-width:${BREAKPOINT_MAX_WIDTH.mobile}px) ${mobile},`;
  return `${narrow}(max-width:${BREAKPOINT_MAX_WIDTH.tablet}px) ${tablet},${Math.ceil(widthAt(tree, path, "base").most)}px`;
}
