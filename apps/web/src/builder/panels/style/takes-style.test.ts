import { BLOCK_KINDS, type StyleGroup } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, treeOf } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { takesProperty, takesStyle } from "./takes-style.ts";

const BOX = ["text", "spacing", "size", "background", "edge", "effects"] as const satisfies readonly StyleGroup[];
const ALL = [...BOX, "layout", "grid", "own", "picture"] as const satisfies readonly StyleGroup[];

function block(kind: string): BlockRecord {
  return { type: "block", id: kind, kind, version: 1, parentId: "s", slot: "content", order: "a0", props: {}, styles: {} };
}

const kindsThatTake = (group: StyleGroup) => BLOCK_KINDS.filter((kind) => takesStyle(block(kind), group));

describe("takesStyle", () => {
  it("gives every kind what a box has, but the one that is no box: what is seen of it is the section in it", () => {
    const boxes = BLOCK_KINDS.filter((kind) => kind !== "synced");
    for (const group of BOX) expect(kindsThatTake(group)).toEqual(boxes);
    expect(ALL.filter((group) => takesStyle(block("synced"), group))).toEqual([]);
  });

  it("gives a layout to what holds blocks, columns to a grid, and a picture's fit to pictures", () => {
    expect(kindsThatTake("layout")).toEqual([
      "carousel",
      "columns",
      "container",
      "form",
      "form-step",
      "modal",
      "section",
      "slide",
      "tab",
      "tabs",
      "timer",
    ]);
    expect(kindsThatTake("grid")).toEqual(["columns"]);
    expect(kindsThatTake("own")).toEqual(["carousel", "tabs"]);
    expect(kindsThatTake("picture")).toEqual(["image", "video"]);
  });

  it("takes a page for its ground alone, and a kind that is not known for a box", () => {
    const page = treeOf(emptyDocument({ title: "", language: "pt" }).records).page();
    expect(ALL.filter((group) => takesStyle(page, group))).toEqual(["background"]);
    expect(ALL.filter((group) => takesStyle(block("hologram"), group))).toEqual([...BOX]);
  });

  it("says of a property what its part of the panel says", () => {
    expect([takesProperty("text", "gap"), takesProperty("section", "gap")]).toEqual([false, true]);
    expect([takesProperty("image", "objectFit"), takesProperty("button", "objectFit")]).toEqual([true, false]);
    expect([takesProperty("hologram", "color"), takesProperty("hologram", "gridColumns")]).toEqual([true, false]);
  });
});
