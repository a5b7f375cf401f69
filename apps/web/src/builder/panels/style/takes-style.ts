import { BOX_STYLES, blockDefinition, type StyleGroup } from "@vitrine/blocks";
import type { BlockRecord, PageRecord, StyleProperty } from "@vitrine/document";
import { GROUP_OF } from "./property-groups.data.ts";

/** Whether a part of the style panel says something about a record, as its kind declares. */
export function takesStyle(record: BlockRecord | PageRecord, group: StyleGroup): boolean {
  // A page is its ground and nothing else; a kind that is not known here is a box.
  if (record.type === "page") return group === "background";
  return (blockDefinition(record.kind)?.styleGroups ?? BOX_STYLES).includes(group);
}

/** Whether a style property says something about blocks of a kind: whether the panel would show it there. */
export function takesProperty(kind: string, property: StyleProperty): boolean {
  return (blockDefinition(kind)?.styleGroups ?? BOX_STYLES).includes(GROUP_OF[property]);
}
