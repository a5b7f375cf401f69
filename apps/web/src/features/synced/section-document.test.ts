import { blockCatalog } from "@vitrine/blocks";
import { copyFragment, DocumentStore, readDocument, removeBlocks, runOperation, SECTION_ALONE_ID, setProps } from "@vitrine/document";
import { expect, test } from "vitest";
import { sampleEditor } from "../../builder/testing/sample-editor.ts";
import { documentOfSection, sectionOfDocument } from "./section-document.ts";

const section = copyFragment(sampleEditor().store, ["s1"]);

test("a section opens as a legal document, and is the same section again under its own ids", () => {
  const document = documentOfSection(section, "pt");
  expect(readDocument(document, blockCatalog).ok).toBe(true);
  const again = sectionOfDocument(document, "s1");
  expect(again.rootIds).toEqual(["s1"]);
  const known = new Map(section.blocks.map((block) => [block.id, block]));
  expect(again.blocks.map(({ id }) => id).sort()).toEqual([...known.keys()].sort());
  for (const block of again.blocks) if (block.id !== "s1") expect(block).toEqual(known.get(block.id));
});

test("what is changed in it is changed in the section; the section itself stays", () => {
  const store = new DocumentStore(documentOfSection(section, "pt"));
  expect(runOperation(store, blockCatalog, removeBlocks([SECTION_ALONE_ID])).ok).toBe(false);
  expect(runOperation(store, blockCatalog, setProps("h1", { level: "h3" })).ok).toBe(true);
  const { blocks } = sectionOfDocument(store.toDocument(), "s1");
  expect(blocks.find(({ id }) => id === "h1")?.props).toMatchObject({ level: "h3" });
  expect(blocks.find(({ id }) => id === "h1")?.parentId).toBe("s1");
});
