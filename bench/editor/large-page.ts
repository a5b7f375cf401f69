import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { DocumentStore, type DocumentTree, emptyDocument, insertFragment, runOperation } from "@vitrine/document";
import type { BenchPage, OutlineBlock } from "../../apps/web/src/builder/bench/bench-handle.ts";

/** What a section holds, over and over; `columns` bring two boxes, and a text goes into each. */
const CONTENT = ["heading", "text", "button", "columns", "list", "divider", "heading", "text", "image"] as const;

export interface LargePage extends BenchPage {
  /** Headings, in the order of the page. */
  readonly headings: readonly string[];
  readonly blocks: number;
}

function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("text" in value && typeof value.text === "string") return [value.text];
  return Object.values(value).flatMap(textsIn);
}

function outlineOf(tree: DocumentTree, parentId: string): OutlineBlock[] {
  return tree.allChildren(parentId).map(({ id, kind, props }) => ({ id, kind, words: textsIn(props), inside: outlineOf(tree, id) }));
}

/** A page of at least `count` blocks, nested as real ones are; ids and order are the same every time. */
export function largePage(count: number): LargePage {
  const store = new DocumentStore(emptyDocument({ title: "Página grande", language: "pt" }));
  const headings: string[] = [];
  let blocks = 0;
  const insert = (kind: string, parentId: string, slot: string): string => {
    const definition = blockDefinition(kind);
    if (!definition) throw new Error(`there is no kind ${kind}`);
    const versionOf = (name: string) => blockDefinition(name)?.version ?? 1;
    const fragment = seedFragment({ kind, ...definition.seed("pt") }, () => `b${++blocks}`, versionOf);
    const result = runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }));
    if (!result.ok) throw new Error(result.problems[0]?.detail);
    const [id = ""] = fragment.rootIds;
    if (kind === "heading") headings.push(id);
    return id;
  };
  while (blocks < count) {
    const section = insert("section", "page", "body");
    for (const kind of [...CONTENT, ...CONTENT]) {
      if (blocks >= count) break;
      const id = insert(kind, section, "content");
      if (kind === "columns") for (const box of store.allChildren(id)) insert("text", box.id, "content");
    }
  }
  return { document: store.toDocument(), outline: outlineOf(store, "page"), headings, blocks };
}
