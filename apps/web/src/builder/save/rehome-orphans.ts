import { BLOCK_DEFINITIONS } from "@vitrine/blocks";
import {
  type BlockRecord,
  type DocumentRecord,
  keyBetween,
  keysBetween,
  PAGE_ID,
  PAGE_SLOT,
  type Preference,
  recordIn,
  treeOf,
} from "@vitrine/document";

/** The section rescued blocks are put in; the same on both sides, so that two rescues make one section. */
const RESCUE_ID = "rescued";

/** Its id, or the next one where the document uses that for something else. */
function rescueId(records: Readonly<Record<string, DocumentRecord>>): string {
  for (let turn = 1; ; turn++) {
    const id = turn === 1 ? RESCUE_ID : `${RESCUE_ID}-${turn}`;
    const there = recordIn(records, id);
    if (!there || (there.type === "block" && there.kind === "section" && there.parentId === PAGE_ID)) return id;
  }
}

/**
 * Deals with blocks whose container is gone: rescues them into a section at the end of the page, or lets them
 * go with what they hold. Returns whether there were any.
 */
export function rehomeOrphans(records: Record<string, DocumentRecord>, preference: Preference): boolean {
  const orphans = orphansIn(records);
  if (orphans.length === 0) return false;
  if (preference === "theirs") {
    for (let gone = orphans; gone.length > 0; gone = orphansIn(records)) for (const orphan of gone) delete records[orphan.id];
    return true;
  }
  const id = rescueId(records);
  const sections = treeOf(records).children(PAGE_ID, PAGE_SLOT);
  const rescue: BlockRecord = {
    type: "block",
    id,
    kind: "section",
    version: BLOCK_DEFINITIONS.section.version,
    parentId: PAGE_ID,
    slot: PAGE_SLOT,
    order: keyBetween(sections.at(-1)?.order ?? null, null),
    props: { tag: "section" },
    styles: {},
  };
  records[id] ??= rescue;
  const last = treeOf(records).children(id, "content").at(-1)?.order ?? null;
  const orders = keysBetween(last, null, orphans.length);
  for (const [index, orphan] of orphans.entries()) {
    records[orphan.id] = { ...orphan, parentId: id, slot: "content", order: orders[index] ?? orphan.order };
  }
  return true;
}

function orphansIn(records: Readonly<Record<string, DocumentRecord>>): BlockRecord[] {
  return Object.values(records).filter(
    (record) => record.type === "block" && record.parentId !== PAGE_ID && recordIn(records, record.parentId)?.type !== "block",
  ) as BlockRecord[];
}
