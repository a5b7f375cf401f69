import type { DocumentTree } from "../tree.ts";

/** Gives out anchors that nobody on the page has, one at a time: `modal-1`, `modal-2`, … */
export function freeAnchors(tree: DocumentTree): (base: string) => string {
  const taken = new Set<string | undefined>();
  for (const record of tree.records()) if (record.type === "block") taken.add(record.anchor);
  return (base) => {
    let count = 1;
    while (taken.has(`${base}-${count}`)) count += 1;
    const free = `${base}-${count}`;
    taken.add(free);
    return free;
  };
}
