import { type BlockRecord, emptyDocument, keyBetween, type PageDocument } from "@vitrine/document";
import { expect, it } from "vitest";
import { samplePage } from "../testing/sample-editor.ts";
import { rebaseChanges } from "./rebase-changes.ts";

/** A page with tabs in a carousel, as they could once stand. */
const old: PageDocument = samplePage([
  [
    "section",
    "s1",
    [
      ["carousel", "c1", [["slide", "l1", [["tabs", "t1", [["tab", "p1"]]]]]]],
      ["heading", "h1"],
    ],
  ],
]);

function blockOf(id: string): BlockRecord {
  const block = old.records[id];
  if (block?.type !== "block") throw new Error(`there is no ${id}`);
  return block;
}

it("keeps what was changed on a page from before a rule of nesting, but for what breaks the rule anew", () => {
  const named = { ...blockOf("t1"), name: "Planos" };
  const copy = { ...blockOf("t1"), id: "t2", order: keyBetween(blockOf("t1").order, null) };
  const kept = rebaseChanges([{ t1: [blockOf("t1"), named] }], old, "mine");
  expect([kept.clashes, kept.document.records.t1]).toEqual([false, named]);
  const { document, clashes } = rebaseChanges([{ t1: [blockOf("t1"), named], t2: [null, copy] }], old, "mine");
  expect([clashes, document.records.t1, document.records.t2]).toEqual([true, named, undefined]);
  expect(Object.keys(emptyDocument({ title: "", language: "pt" }).records).every((id) => document.records[id])).toBe(true);
});
