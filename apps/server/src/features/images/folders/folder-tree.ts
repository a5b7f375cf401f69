import { FOLDER_DEPTH } from "@vitrine/contract";
import { Refusal } from "../../../platform/refusal.ts";
import type { FolderRow } from "./folder-store.ts";

/** How folders stand in each other. */
export interface FolderTree {
  /** @throws Refusal */
  require(id: string): FolderRow;
  /** How deep one stands; 0 for the library itself. */
  depthOf(id: string | null): number;
  /** The folders with all that stand in them. */
  withInner(ids: readonly string[]): FolderRow[];
  /** Those of the folders that stand in none of the others. */
  outermost(ids: readonly string[]): FolderRow[];
  /** How many levels a folder brings along, itself included. */
  heightOf(id: string): number;
  namesIn(parentId: string | null): ReadonlyMap<string, FolderRow>;
}

export function folderTree(rows: readonly FolderRow[]): FolderTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inner = Map.groupBy(rows, ({ parentId }) => parentId);
  const above = (id: string | null): FolderRow[] => {
    const chain: FolderRow[] = [];
    for (let row = id === null ? undefined : byId.get(id); row && chain.length <= rows.length; ) {
      chain.push(row);
      row = row.parentId === null ? undefined : byId.get(row.parentId);
    }
    return chain;
  };
  const withInner = (ids: readonly string[]): FolderRow[] => {
    const found = new Map<string, FolderRow>();
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const row = byId.get(id);
      if (!row || found.has(id)) continue;
      found.set(id, row);
      for (const each of inner.get(id) ?? []) waiting.push(each.id);
    }
    return [...found.values()];
  };
  const depthOf = (id: string | null): number => above(id).length;
  return {
    require(id) {
      const row = byId.get(id);
      if (!row) throw new Refusal("FOLDER_NOT_FOUND");
      return row;
    },
    depthOf,
    withInner,
    outermost(ids) {
      const chosen = new Set(ids);
      return [...chosen].flatMap((id) => {
        const [row, ...others] = above(id);
        return row && !others.some((other) => chosen.has(other.id)) ? [row] : [];
      });
    },
    heightOf: (id) => Math.max(...withInner([id]).map((row) => depthOf(row.id))) - depthOf(id) + 1,
    namesIn: (parentId) => new Map((inner.get(parentId) ?? []).map((row) => [row.nameKey, row])),
  };
}

/** @throws Refusal where folders would stand deeper than they may. */
export function refuseTooDeep(depth: number): void {
  if (depth > FOLDER_DEPTH) throw new Refusal("FOLDER_TOO_DEEP", { values: { limit: FOLDER_DEPTH } });
}

/** @throws Refusal where another folder of the name stands there. */
export function refuseTakenName(tree: FolderTree, parentId: string | null, row: Pick<FolderRow, "id" | "name" | "nameKey">): void {
  const other = tree.namesIn(parentId).get(row.nameKey);
  if (!other || other.id === row.id) return;
  throw new Refusal("FOLDER_NAME_TAKEN", { values: { name: other.name }, fields: [{ path: "name", code: "folder_name_taken" }] });
}
