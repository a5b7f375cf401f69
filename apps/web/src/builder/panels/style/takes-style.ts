import { BOX_STYLES, blockDefinition, type StyleGroup } from "@vitrine/blocks";
import type { BlockRecord, PageRecord } from "@vitrine/document";

/** Whether a part of the style panel says something about a record, as its kind declares. */
export function takesStyle(record: BlockRecord | PageRecord, group: StyleGroup): boolean {
  // A page is its ground and nothing else; a kind that is not known here is a box.
  if (record.type === "page") return group === "background";
  return (blockDefinition(record.kind)?.styleGroups ?? BOX_STYLES).includes(group);
}
