import { type BlockDefinition, knownDefinition } from "@vitrine/blocks";
import { type BlockRecord, BREAKPOINTS, type Breakpoint, type DocumentTree, PAGE_ID, PAGE_SLOT } from "@vitrine/document";

/** A block that visitors see, at some width. */
export interface ShownBlock {
  readonly block: BlockRecord;
  readonly definition: BlockDefinition;
  /** What it stands in; null for a section. */
  readonly parent: ShownBlock | null;
  /** The widths at which it is there. */
  readonly widths: readonly Breakpoint[];
  /** Whether it stands at an end of the body, apart from what is read. */
  readonly isAside: boolean;
}

/**
 * Every block that visitors see, as the page is read: what goes to an end of the body stands there. A block that is not
 * known here is left out with all that it holds, and so is one that is hidden at every width.
 */
export function shownBlocks(tree: DocumentTree): readonly ShownBlock[] {
  const ends = { start: [] as ShownBlock[], middle: [] as ShownBlock[], end: [] as ShownBlock[] };
  for (const section of tree.children(PAGE_ID, PAGE_SLOT)) {
    const definition = knownDefinition(section);
    if (!definition) continue;
    const edge = definition.edge?.(section.props);
    walk(tree, section, definition, null, edge !== undefined, ends[edge ?? "middle"]);
  }
  return [...ends.start, ...ends.middle, ...ends.end];
}

function walk(
  tree: DocumentTree,
  block: BlockRecord,
  definition: BlockDefinition,
  parent: ShownBlock | null,
  isAside: boolean,
  into: ShownBlock[],
): void {
  const widths = (parent?.widths ?? BREAKPOINTS).filter((each) => !block.hiddenAt?.includes(each));
  if (widths.length === 0) return;
  const shown: ShownBlock = { block, definition, parent, widths, isAside };
  into.push(shown);
  for (const slot of Object.keys(definition.slots)) {
    for (const child of tree.children(block.id, slot)) {
      const known = knownDefinition(child);
      if (known) walk(tree, child, known, shown, isAside, into);
    }
  }
}
