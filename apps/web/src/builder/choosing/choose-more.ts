import { ancestors, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import type { Editor } from "../editor/editor.ts";
import { rangeOf } from "./range-of.ts";

/** Selects all that stands in the section that the selection is in; where that is selected already, every section. */
export function selectAll({ store, view }: Pick<Editor, "store" | "view">): string[] {
  const last = store.block(view.selection.at(-1) ?? "");
  const section = last && (ancestors(store, last.id).at(-1) ?? last);
  const inside = section ? store.allChildren(section.id).map(({ id }) => id) : [];
  const chosen = new Set(view.selection);
  const isAll = inside.length === 0 || (chosen.size === inside.length && inside.every((id) => chosen.has(id)));
  return isAll ? store.children(PAGE_ID, PAGE_SLOT).map(({ id }) => id) : inside;
}

/**
 * The selection with one more of the blocks beside its last one, or one less where it goes back to where it began; null
 * where there is none further on.
 */
export function extended({ store, view }: Pick<Editor, "store" | "view">, by: 1 | -1): string[] | null {
  const last = store.block(view.selection.at(-1) ?? "");
  if (!last) return null;
  const siblings = store.children(last.parentId, last.slot).map(({ id }) => id);
  const next = siblings[siblings.indexOf(last.id) + by];
  if (next === undefined) return null;
  const beginning = view.selection.find((id) => siblings.includes(id)) ?? last.id;
  return rangeOf(siblings, beginning, next);
}

/** The rows from where choosing began to another, for a list of them: what a press with Shift selects. */
export function extendedRows({ view }: Pick<Editor, "view">, rows: readonly { readonly id: string }[], to: string): string[] {
  const list = rows.map(({ id }) => id);
  return rangeOf(
    list,
    view.selection.find((id) => list.includes(id)),
    to,
  );
}
