import { expect, test } from "vitest";
import { emptyDocument, type PageDocument } from "./document.ts";
import { recordId } from "./ids.ts";
import type { BlockRecord } from "./records.ts";
import { syncedBlockId, syncedSectionIds, withSyncedContent } from "./synced-sections.ts";

const block = (id: string, kind: string, parentId: string, more: Partial<BlockRecord> = {}): BlockRecord => ({
  ...{ type: "block", id, kind, version: 1, parentId, slot: "content", order: "a0", props: {}, styles: {} },
  ...more,
});
const place = (id: string, sectionId: string, parentId = "page"): BlockRecord =>
  block(id, "synced", parentId, { slot: "body", props: { sectionId, version: 1 } });

function page(...blocks: readonly BlockRecord[]): PageDocument {
  const empty = emptyDocument({ title: "", language: "pt" });
  return { ...empty, records: { ...empty.records, ...Object.fromEntries(blocks.map((each) => [each.id, each])) } };
}

const content = (version: number, ...blocks: readonly BlockRecord[]) => ({
  version,
  fragment: { rootIds: [blocks[0]?.id ?? ""], blocks, tokens: [] },
});
const FOOTER = content(7, block("r", "section", "page", { slot: "body" }), block("h", "heading", "r", { anchor: "topo" }));

test("the copy gives way to the newest content, twice on a page too", () => {
  const shown = withSyncedContent(
    page(place("p1", "syn_a"), block("old", "section", "p1"), block("older", "heading", "old"), place("p2", "syn_a")),
    new Map([["syn_a", FOOTER]]),
  ).records;
  expect(shown.old).toBeUndefined();
  expect(shown.older).toBeUndefined();
  expect(shown.p1).toMatchObject({ props: { sectionId: "syn_a", version: 7 } });
  expect(shown["p1-r"]).toMatchObject({ parentId: "p1", slot: "content" });
  expect(shown["p1-h"]).toMatchObject({ parentId: "p1-r", anchor: "topo" });
  expect(shown["p2-h"], "links lead to one of them").not.toHaveProperty("anchor");
});

test("what is not known keeps its copy, and other blocks stay", () => {
  const document = page(place("p1", "syn_b"), block("old", "section", "p1"), block("own", "section", "page"));
  expect(withSyncedContent(document, new Map([["syn_a", FOOTER]]))).toEqual(document);
});

test("one in the copy of another goes with that", () => {
  const shown = withSyncedContent(page(place("p1", "syn_a"), place("p2", "syn_a", "p1")), new Map([["syn_a", FOOTER]]));
  expect(shown.records.p2).toBeUndefined();
  expect(shown.records["p2-r"]).toBeUndefined();
});

test("tokens and styles of the page's own stay, and others come along", () => {
  const document = page(place("p1", "syn_a"));
  const own = document.records["color-button"];
  if (own?.type !== "token") throw new Error("no token");
  if (own.kind !== "color") throw new Error("no color");
  const brought = { ...own, id: "color-sale", site: true as const };
  const tokens = [{ ...own, value: "#ff0000" }, brought];
  const { records } = withSyncedContent(document, new Map([["syn_a", { version: 1, fragment: { ...FOOTER.fragment, tokens } }]]));
  expect(records["color-button"]).toEqual(own);
  const { site: _site, ...kept } = brought;
  expect(records["color-sale"]).toEqual(kept);
});

test("ids are the same each time, and fit where ids are long", () => {
  const long = "x".repeat(40);
  const made = syncedBlockId(long, `${long.slice(1)}y`);
  expect(recordId.safeParse(made).success).toBe(true);
  expect(syncedBlockId(long, `${long.slice(1)}y`)).toBe(made);
  expect(syncedBlockId(long, `${long.slice(1)}z`)).not.toBe(made);
});

test("the sections of a page are named once each", () => {
  const { records } = page(place("p1", "syn_b"), place("p2", "syn_a"), place("p3", "syn_b"), place("p4", ""));
  expect(syncedSectionIds(Object.values(records))).toEqual(["syn_a", "syn_b"]);
});
