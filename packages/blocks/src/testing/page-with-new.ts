import {
  type BlockCategory,
  DocumentStore,
  emptyDocument,
  insertFragment,
  type Language,
  PAGE_ID,
  PAGE_SLOT,
  runOperation,
} from "@vitrine/document";
import { seedFragment } from "../define-block.ts";
import { blockCatalog, blockDefinition } from "../definitions.ts";
import { BLOCK_KINDS, type BlockKind } from "../registry/kinds.ts";

function slotFor(category: BlockCategory, parent: BlockKind): string | undefined {
  const slots = Object.entries(blockDefinition(parent)?.slots ?? {});
  return slots.find(([, { accepts }]) => accepts.includes(category))?.[0];
}

/** What a new block of the kind stands in: what it has to stand within, else a section; nothing for one that is a section. */
function homeOf(kind: BlockKind): { parent: BlockKind; slot: string } | null {
  const { category = "flow", within = [] } = blockDefinition(kind) ?? {};
  if (category === "section") return null;
  for (const parent of BLOCK_KINDS) {
    const isHome = within.length > 0 ? within.includes(parent) : parent === "section";
    const slot = isHome ? slotFor(category, parent) : undefined;
    if (slot !== undefined) return { parent, slot };
  }
  throw new Error(`no kind takes ${kind} in`);
}

/** A page with one new block of the kind, standing where such a block may stand. */
export function pageWithNew(kind: BlockKind, language: Language): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "Page", language }));
  let made = 0;
  const insert = (each: BlockKind): string => {
    const home = homeOf(each);
    const place = home ? { parentId: insert(home.parent), slot: home.slot } : { parentId: PAGE_ID, slot: PAGE_SLOT };
    const seed = blockDefinition(each)?.seed(language) ?? { props: {} };
    const fragment = seedFragment(
      { kind: each, ...seed },
      () => `b${made++}`,
      (of) => blockDefinition(of)?.version ?? 0,
    );
    const result = runOperation(store, blockCatalog, insertFragment(fragment, { ...place, beforeId: null }));
    if (!result.ok) throw new Error(`a new ${each} may not stand in ${home?.parent ?? "the page"}`);
    return fragment.rootIds[0] ?? "";
  };
  insert(kind);
  return store;
}
