import { type BlockRecord, checkDocument, emptyDocument, treeOf } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockCatalog } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import type { BlockKind } from "../registry/kinds.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const SECTION_ID = "syn_01k0000000000000000000000a";

test("what is seen of it is the section in it", () => {
  expect(renderKind("synced", { sectionId: SECTION_ID, version: 2 })).toBe('<div class="v-synced">[content]</div>');
});

test("it names a section by its id or none, and a version", () => {
  expect(refusedProps("synced", { sectionId: "", version: 0 })).toEqual([]);
  for (const sectionId of ["pag_01k0000000000000000000000a", "syn_", "../x", "__proto__"]) {
    expect(refusedProps("synced", { sectionId, version: 1 })).toEqual(["sectionId"]);
  }
  expect(refusedProps("synced", { sectionId: SECTION_ID, version: -1 })).toEqual(["version"]);
});

test("it stands where sections stand, holds one, and none of its kind", () => {
  const { records } = emptyDocument({ title: "", language: "pt" });
  const block = (id: string, kind: BlockKind, parentId: string): BlockRecord => {
    const { version, seed } = BLOCK_DEFINITIONS[kind];
    const slot = parentId === "page" ? "body" : "content";
    return { type: "block", id, kind, version, parentId, slot, order: id, props: seed("pt").props, styles: {} };
  };
  const isLegal = (...blocks: readonly BlockRecord[]) =>
    checkDocument(treeOf({ ...records, ...Object.fromEntries(blocks.map((each) => [each.id, each])) }), blockCatalog).length === 0;
  const place = block("a0", "synced", "page");
  expect(isLegal(place)).toBe(true);
  expect(isLegal(place, block("a1", "section", "a0"))).toBe(true);
  expect(isLegal(place, block("a1", "section", "a0"), block("a2", "section", "a0"))).toBe(false);
  expect(isLegal(place, block("a1", "synced", "a0"))).toBe(false);
  expect(isLegal(place, block("a1", "heading", "a0"))).toBe(false);
  expect(isLegal(block("a0", "section", "page"), block("a1", "synced", "a0"))).toBe(false);
});
