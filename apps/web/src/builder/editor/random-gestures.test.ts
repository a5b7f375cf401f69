import { blockCatalog } from "@vitrine/blocks";
import { type BlockRecord, checkDocument, type DocumentRecord, lockOf, type PageDocument, readDocument, treeOf } from "@vitrine/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EditorDriver, GESTURES, type Gesture } from "../testing/random-gestures.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import type { Editor } from "./editor.ts";

const gesture = fc.record<Gesture>({ what: fc.nat(GESTURES - 1), which: fc.nat(1_000), where: fc.nat(1_000) });

function asJson(document: PageDocument): unknown {
  return JSON.parse(JSON.stringify({ ...document, records: Object.fromEntries(Object.entries(document.records).sort()) }));
}

/** Every block that is locked, itself or by what it is in, but for its key among its siblings. */
function lockedBlocks({ store }: Editor): Map<string, Omit<BlockRecord, "order">> {
  const blocks = [...store.records()].filter((record: DocumentRecord) => record.type === "block");
  return new Map(blocks.filter(({ id }) => lockOf(store, id)).map(({ order: _order, ...block }) => [block.id, block]));
}

describe("any session of gestures", () => {
  it("keeps the page's rules, selects what is there, leaves what is locked, and is undone to the start", () => {
    fc.assert(
      fc.property(fc.array(gesture, { minLength: 10, maxLength: 60 }), (gestures) => {
        const editor = sampleEditor();
        const start = asJson(editor.store.toDocument());
        const driver = new EditorDriver(editor);
        for (const each of gestures) {
          const locked = lockedBlocks(editor);
          const done = driver.do(each);
          const { selection, marquee, editing } = editor.view;
          expect(
            selection.every((id) => editor.store.get(id)),
            done,
          ).toBe(true);
          expect(new Set(selection).size, done).toBe(selection.length);
          expect([marquee, editing, driver.world.moveMode.step], done).toEqual([null, null, null]);
          if (["lock", "undo", "redo"].includes(done)) continue;
          for (const [id, block] of locked) {
            const { order: _order, ...now } = editor.store.block(id) ?? { order: "" };
            expect(now, done).toEqual(block);
          }
        }
        const end = editor.store.toDocument();
        expect(checkDocument(treeOf(end.records), blockCatalog)).toEqual([]);
        const read = readDocument(asJson(end), blockCatalog);
        expect(read.ok && asJson(read.value)).toEqual(asJson(end));
        while (editor.canUndo) editor.undo();
        expect(asJson(editor.store.toDocument())).toEqual(start);
        while (editor.canRedo) editor.redo();
        while (editor.canUndo) editor.undo();
        expect(asJson(editor.store.toDocument())).toEqual(start);
      }),
      { numRuns: 120 },
    );
  });
});
