import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { DocumentStore, emptyDocument, insertFragment, type PageDocument, runOperation } from "@vitrine/document";

/** What the content of a large page is made of, over and over. */
const CONTENT = ["heading", "text", "button", "list", "divider", "heading", "text", "image", "spacer"] as const;

/** A page of about `count` blocks, with a form in it. */
export function largePage(count: number, title: string): PageDocument {
  const store = new DocumentStore(emptyDocument({ title, language: "pt" }));
  let next = 0;
  const insert = (kind: string, parentId: string, slot: string): string => {
    const definition = blockDefinition(kind);
    if (!definition) throw new Error(`there is no kind ${kind}`);
    const versionOf = (name: string) => blockDefinition(name)?.version ?? 1;
    const fragment = seedFragment({ kind, ...definition.seed("pt") }, () => `b${++next}`, versionOf);
    const result = runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }));
    if (!result.ok) throw new Error(result.problems[0]?.detail);
    return fragment.rootIds[0] ?? "";
  };
  insert("form", insert("section", "page", "body"), "content");
  while (next < count) {
    const section = insert("section", "page", "body");
    for (let i = 0; i < 19 && next < count; i++) insert(CONTENT[i % CONTENT.length] ?? "heading", section, "content");
  }
  return store.toDocument();
}
