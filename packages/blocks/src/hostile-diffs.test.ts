import {
  DocumentStore,
  emptyDocument,
  insertFragment,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  readDocument,
  runOperation,
} from "@vitrine/document";
import { surviveHostileDiffs } from "@vitrine/document/testing";
import { expect, test } from "vitest";
import { seedFragment } from "./define-block.ts";
import { blockCatalog } from "./definitions.ts";
import { BLOCK_DEFINITIONS } from "./registry/definitions.ts";
import { BLOCK_KINDS, type BlockKind } from "./registry/kinds.ts";

/** A page with one block of every kind, as the palette makes them. */
function pageOfAllKinds(): PageDocument {
  const store = new DocumentStore(emptyDocument({ title: "Page", language: "pt" }));
  let made = 0;
  const insert = (kind: BlockKind, parentId: string, slot: string): string => {
    const seed = { kind, ...BLOCK_DEFINITIONS[kind].seed("pt") };
    const fragment = seedFragment(
      seed,
      () => `b${++made}`,
      (of) => BLOCK_DEFINITIONS[of as BlockKind].version,
    );
    expect(runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }))).toMatchObject({ ok: true });
    return fragment.rootIds[0] ?? "";
  };
  const section = insert("section", PAGE_ID, PAGE_SLOT);
  for (const kind of BLOCK_KINDS) {
    const { category, within } = BLOCK_DEFINITIONS[kind];
    if (kind === "section" || within !== undefined) continue;
    if (category === "section") insert(kind, PAGE_ID, PAGE_SLOT);
    else insert(kind, section, "content");
  }
  return store.toDocument();
}

// Ten quiet seconds of computing: a busy machine takes minutes over it.
test("whatever is accepted can be read back, undone and merged, out of 10,000 diffs that no editor makes", { timeout: 180_000 }, () => {
  const document = pageOfAllKinds();
  expect(readDocument(document, blockCatalog)).toEqual({ ok: true, value: document });
  expect(surviveHostileDiffs(document, blockCatalog, 10_000)).toBeGreaterThan(800);
});
