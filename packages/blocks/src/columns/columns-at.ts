import { type BlockRecord, BREAKPOINTS, type Breakpoint, INHERITANCE, resolveStyle } from "@vitrine/document";

/** Whether the block itself sets a number of columns at a breakpoint. */
export function hasCount(block: BlockRecord, at: Breakpoint): boolean {
  return block.styles[at]?.normal?.gridColumns !== undefined;
}

/** How many of its children stand side by side at a breakpoint; the view says with classes when they are stacked. */
export function columnsAt(block: BlockRecord, children: number, breakpoint: Breakpoint): number {
  const { stackAt } = block.props;
  const stacksHere = stackAt === "tablet" || stackAt === "mobile" ? INHERITANCE[breakpoint].includes(stackAt) : false;
  if (stacksHere && !BREAKPOINTS.some((at) => hasCount(block, at) && INHERITANCE[at].includes(stackAt as Breakpoint))) return 1;
  const count = resolveStyle(block.styles, "gridColumns", breakpoint)?.value;
  return Math.max(1, count?.type === "number" ? count.value : children);
}
