import { type BlockRecord, BREAKPOINTS, INHERITANCE } from "@vitrine/document";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { columnsProps } from "./block.ts";
import { hasCount } from "./columns-at.ts";

type ColumnsProps = z.infer<typeof columnsProps>;

/**
 * A number of columns that the block sets makes further columns wrap into rows; one that it sets for narrow
 * screens takes the place of stacking.
 */
export function layoutClasses(block: BlockRecord, stackAt: ColumnsProps["stackAt"]): string {
  const classes: string[] = [];
  const counted = BREAKPOINTS.find((at) => hasCount(block, at));
  if (counted) classes.push(`v-rows-${counted}`);
  if (stackAt !== "never") {
    const isOverridden = BREAKPOINTS.some((at) => hasCount(block, at) && INHERITANCE[at].includes(stackAt));
    if (!isOverridden) classes.push(`v-stack-${stackAt}`);
  }
  return classes.join(" ");
}

export const ColumnsView: BlockView<ColumnsProps> = ({ block, props, root, slot }) => {
  const layout = layoutClasses(block, props.stackAt);
  return (
    <div {...root} className={layout === "" ? root.className : `${root.className} ${layout}`}>
      {slot("columns")}
    </div>
  );
};
