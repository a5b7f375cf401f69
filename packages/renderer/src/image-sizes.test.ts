import { type BlockRecord, type DocumentRecord, emptyDocument, type Styles, treeOf } from "@vitrine/document";
import { expect, test } from "vitest";
import { imageSizes } from "./image-sizes.ts";

function block(id: string, kind: string, parentId: string, styles: Styles = {}): BlockRecord {
  return {
    type: "block",
    id,
    kind,
    version: 1,
    parentId,
    slot: kind === "container" ? "columns" : "content",
    order: id,
    props: {},
    styles,
  };
}

function sizesOf(...blocks: BlockRecord[]): string {
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "", language: "pt" }).records };
  for (const each of blocks) records[each.id] = each;
  const image = records.image;
  if (image?.type !== "block") throw new Error("no image");
  return imageSizes(treeOf(records), image);
}

const px = (value: number) => ({ type: "length", value, unit: "px" }) as const;
const section = block("section", "section", "page");

test("as wide as the section's content, and on small screens as wide as the window", () => {
  expect(sizesOf(section, block("image", "image", "section"))).toBe("(max-width:1024px) 100vw,1080px");
});

test("columns share the width while they stand side by side", () => {
  const columns = (stackAt: string, styles: Styles = {}) => ({ ...block("columns", "columns", "section", styles), props: { stackAt } });
  const boxes = ["a1", "a2", "a3"].map((id) => block(id, "container", "columns"));
  const image = block("image", "image", "a2");
  expect(sizesOf(section, columns("mobile"), ...boxes, image)).toBe("(max-width:767px) 100vw,(max-width:1024px) 34vw,360px");
  expect(sizesOf(section, columns("tablet"), ...boxes, image)).toBe("(max-width:1024px) 100vw,360px");
  expect(sizesOf(section, columns("never"), ...boxes, image)).toBe("(max-width:1024px) 34vw,360px");
  const two = columns("mobile", { mobile: { normal: { gridColumns: { type: "number", value: 2 } } } });
  expect(sizesOf(section, two, ...boxes, image)).toBe("(max-width:767px) 50vw,(max-width:1024px) 34vw,360px");
});

test("a width that a style sets is a limit, from wherever above it is set", () => {
  const narrow = block("box", "container", "section", { base: { normal: { maxWidth: px(600) } } });
  expect(sizesOf(section, narrow, block("image", "image", "box"))).toBe("(max-width:1024px) min(100vw,600px),600px");
  const small = block("image", "image", "box", { base: { normal: { width: px(200) } }, mobile: { normal: { width: px(96) } } });
  expect(sizesOf(section, narrow, small)).toBe("(max-width:767px) min(100vw,96px),(max-width:1024px) min(100vw,200px),200px");
});

test("a width that a named style sets is one as well", () => {
  const look = { type: "style", id: "look", name: "Look", order: "a0" } as const;
  const wide = { ...look, styles: { base: { normal: { maxWidth: px(600) } } } };
  const worn = { ...block("box", "container", "section"), styleIds: ["look"] };
  const records = Object.fromEntries([section, worn, block("image", "image", "box"), wide].map((each) => [each.id, each]));
  const all = { ...emptyDocument({ title: "", language: "pt" }).records, ...records };
  expect(imageSizes(treeOf(all), block("image", "image", "box"))).toBe("(max-width:1024px) min(100vw,600px),600px");
});

test("an image that grows on a telephone is not fetched for its size on a desktop", () => {
  const whole = { type: "length", value: 100, unit: "%" } as const;
  const image = block("image", "image", "section", { base: { normal: { width: px(120) } }, mobile: { normal: { width: whole } } });
  expect(sizesOf(section, image)).toBe("(max-width:767px) 100vw,(max-width:1024px) min(100vw,120px),120px");
});
