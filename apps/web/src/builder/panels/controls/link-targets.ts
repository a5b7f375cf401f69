import { blockDefinition } from "@vitrine/blocks";
import { ancestors, type BlockRecord } from "@vitrine/document";
import type { Editor } from "../../editor/editor.ts";

/** A part of the page that a link can name. */
export interface LinkTarget {
  readonly anchor: string;
  /** What opens by such a link: what it is called. Without it the link goes there. */
  readonly opens?: string;
}

const opensByLink = (block: BlockRecord): boolean => blockDefinition(block.kind)?.isOpened ?? false;

/** Where on its page a link of the selected block may lead: nothing that opens by a link is opened from inside such a block. */
export function linkTargets({ store, view }: Editor): LinkTarget[] {
  const selected = store.block(view.selection.at(-1) ?? "");
  const isInside = selected !== undefined && [selected, ...ancestors(store, selected.id)].some(opensByLink);
  const targets: LinkTarget[] = [];
  for (const record of store.records()) {
    if (record.type !== "block" || !record.anchor) continue;
    const { anchor, name, props } = record;
    if (!opensByLink(record)) targets.push({ anchor });
    else if (!isInside) targets.push({ anchor, opens: name || String(props.title || anchor) });
  }
  return targets;
}
