import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { DocumentStore, emptyDocument, insertFragment, type PageDocument, runOperation } from "@vitrine/document";

/** A page with a heading and a form, made as the builder makes it. */
export function pageWithForm(title = "Curso de violão"): { document: PageDocument; formId: string; headingId: string } {
  const store = new DocumentStore(emptyDocument({ title, language: "pt" }));
  let next = 0;
  const makeId = () => `b${++next}`;
  const versionOf = (kind: string) => blockDefinition(kind)?.version ?? 1;
  const insert = (kind: string, parentId: string, slot: string) => {
    const seed = blockDefinition(kind)?.seed("pt");
    if (!seed) throw new Error(`there is no block kind ${kind}`);
    const fragment = seedFragment({ kind, ...seed }, makeId, versionOf);
    const done = runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }));
    if (!done.ok) throw new Error(done.problems[0]?.detail);
    return fragment.rootIds[0] ?? "";
  };
  const section = insert("section", "page", "body");
  const headingId = insert("heading", section, "content");
  const formId = insert("form", section, "content");
  return { document: store.toDocument(), formId, headingId };
}
