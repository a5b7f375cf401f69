import type { DocumentDiff } from "../changes/diff.ts";
import { sameJson } from "../changes/same-json.ts";
import type { DocumentProblem } from "../reading/problems.ts";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import { isSyncedCopy } from "../synced-sections.ts";
import { ancestors, type DocumentTree } from "../tree.ts";
import type { PlaceRefusal } from "./place-refusal.ts";

/**
 * The block that holds another as it is: itself where it is locked, else the nearest around it that is locked or shows a
 * synced section, whose blocks are not the page's to change; undefined for a free one.
 */
export function lockOf(tree: Pick<DocumentTree, "block">, id: string): BlockRecord | undefined {
  const block = tree.block(id);
  return block?.locked ? block : ancestors(tree, id).find(isHolding);
}

/** Whether nothing in a block can be changed for now. */
export function isHolding(block: BlockRecord): boolean {
  return block.locked === true || isSyncedCopy(block);
}

/** Why nothing changes where this block holds. */
export function holdRefusal({ kind, locked }: BlockRecord): PlaceRefusal {
  return locked ? { reason: "locked", kind } : { reason: "synced" };
}

/**
 * What a change does to blocks that were locked before it. A locked block stays what and where it is, with all it holds,
 * until its lock is taken away; to be given another key among its siblings is no change of it.
 */
export function lockProblems(store: Pick<DocumentTree, "block">, diff: DocumentDiff): DocumentProblem[] {
  const before = { block: (id: string) => (Object.hasOwn(diff, id) ? asBlock(diff[id]?.[0]) : store.block(id)) };
  /** A new container was nowhere before: what it stands in now is what may be locked. */
  const around = { block: (id: string) => before.block(id) ?? store.block(id) };
  const problems: DocumentProblem[] = [];
  for (const [id, [was, is]] of Object.entries(diff)) {
    const old = asBlock(was);
    const next = asBlock(is);
    const isElsewhere = next && (old?.parentId !== next.parentId || old.slot !== next.slot);
    const lock =
      (old && !isSameButFor(old, next) ? lockedOver(before, id) : undefined) ??
      (isElsewhere ? lockedOver(around, next.parentId) : undefined);
    if (!lock) continue;
    const why = { reason: "locked", kind: lock.kind } as const;
    problems.push({ code: "locked", path: [id], detail: `locked by ${lock.id}`, why });
  }
  return problems;
}

function lockedOver(tree: Pick<DocumentTree, "block">, id: string): BlockRecord | undefined {
  const block = tree.block(id);
  return block?.locked ? block : ancestors(tree, id).find(({ locked }) => locked);
}

function asBlock(record: DocumentRecord | null | undefined): BlockRecord | undefined {
  return record?.type === "block" ? record : undefined;
}

/** Whether nothing but the lock and the key among siblings differs. */
function isSameButFor({ locked: _locked, order: _order, ...old }: BlockRecord, next: BlockRecord | undefined): boolean {
  if (!next) return false;
  const { locked: _isLocked, order: _next, ...rest } = next;
  return sameJson(old, rest);
}
