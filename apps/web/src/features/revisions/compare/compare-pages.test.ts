import { type BlockRecord, emptyDocument, type PageDocument, words } from "@vitrine/document";
import { expect, it } from "vitest";
import { comparePages } from "./compare-pages.ts";

const shared = { type: "block", version: 1, styles: {} } as const;
const section = (id: string, order: string): BlockRecord => ({
  ...shared,
  id,
  kind: "section",
  parentId: "page",
  slot: "body",
  order,
  props: { tag: "section" },
});
const heading = (id: string, parentId: string, text: string, order = "a0"): BlockRecord => ({
  ...shared,
  id,
  kind: "heading",
  parentId,
  slot: "content",
  order,
  props: { level: "h2", content: words(text) },
});

function pageOf(...blocks: readonly BlockRecord[]): PageDocument {
  const { schema, records } = emptyDocument({ title: "Oferta", language: "pt" });
  return { schema, records: { ...records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) } };
}

const FIRST = pageOf(section("a", "a0"), heading("a1", "a", "Um"), section("b", "a1"), heading("b1", "b", "Dois"), section("c", "a2"));
const said = (later: PageDocument, earlier = FIRST) =>
  comparePages(earlier, later).changes.map(({ id, kind, sectionId }) => `${kind} ${id} in ${sectionId}`);

it("finds nothing between a page and itself", () => {
  expect(comparePages(FIRST, structuredClone(FIRST))).toEqual({ changes: [], hasOtherSettings: false, hasOtherStyle: false });
});

it("names a block that was changed, with the section that brings it back", () => {
  expect(
    said(pageOf(section("a", "a0"), heading("a1", "a", "Um!"), section("b", "a1"), heading("b1", "b", "Dois"), section("c", "a2"))),
  ).toEqual(["changed a1 in a"]);
});

it("names a section that was added or removed once, with all it holds, where it stands", () => {
  const later = pageOf(section("a", "a0"), heading("a1", "a", "Um"), section("x", "a0V"), heading("x1", "x", "Novo"), section("c", "a2"));
  expect(said(later)).toEqual(["added x in null", "removed b in b"]);
});

it("names the one section that was moved, and a block that came into another", () => {
  const back = pageOf(section("a", "a5"), heading("a1", "a", "Um"), section("b", "a1"), heading("b1", "b", "Dois"), section("c", "a2"));
  expect(said(back)).toEqual(["moved a in a"]);
  const other = pageOf(
    section("a", "a0"),
    section("b", "a1"),
    heading("a1", "b", "Um", "a1"),
    heading("b1", "b", "Dois"),
    section("c", "a2"),
  );
  expect(said(other)).toEqual(["moved a1 in a"]);
});

it("says that settings or the style of the page are others", () => {
  const { page, "color-text": color } = FIRST.records;
  if (page?.type !== "page" || color?.type !== "token") throw new Error("an empty page has both");
  const settings = { ...FIRST, records: { ...FIRST.records, page: { ...page, title: "Outra" } } };
  expect(comparePages(FIRST, settings)).toMatchObject({ changes: [], hasOtherSettings: true, hasOtherStyle: false });
  const style = { ...FIRST, records: { ...FIRST.records, "color-text": { ...color, name: "Texto escuro" } } };
  expect(comparePages(FIRST, style)).toMatchObject({ changes: [], hasOtherSettings: false, hasOtherStyle: true });
});
