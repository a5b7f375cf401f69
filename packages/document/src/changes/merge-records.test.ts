import { describe, expect, it } from "vitest";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import { mergeRecords } from "./merge-records.ts";

const base: BlockRecord = {
  type: "block",
  id: "a",
  kind: "heading",
  version: 1,
  parentId: "s",
  slot: "content",
  order: "a0",
  props: { level: "h2", content: [] },
  styles: { base: { normal: { opacity: { type: "number", value: 1 } } } },
};
const faded = { base: { normal: { opacity: { type: "number", value: 0.5 } } } } as const;
const red = { base: base.styles.base ?? {}, mobile: { normal: { color: { type: "color", value: "#ff0000" } } } } as const;

const merge = (mine: DocumentRecord | null, theirs: DocumentRecord | null, preference: "mine" | "theirs" = "mine") =>
  mergeRecords(base, mine, theirs, preference);

describe("mergeRecords", () => {
  it("joins changes of different props, styles and places", () => {
    const mine: BlockRecord = { ...base, props: { ...base.props, level: "h1" }, styles: faded };
    const theirs: BlockRecord = { ...base, order: "a5", props: { ...base.props, content: [{ type: "hardBreak" }] }, styles: red };
    const { record, clashes } = merge(mine, theirs);
    expect(clashes).toBe(false);
    expect(record).toEqual({
      ...base,
      order: "a5",
      props: { level: "h1", content: [{ type: "hardBreak" }] },
      styles: { ...faded, mobile: red.mobile },
    });
  });

  it("says so when both changed one value, and follows the preference there alone", () => {
    const mine: BlockRecord = { ...base, name: "Mine", props: { ...base.props, level: "h1" } };
    const theirs: BlockRecord = { ...base, anchor: "theirs", props: { ...base.props, level: "h3" } };
    expect(merge(mine, theirs)).toEqual({ record: { ...mine, anchor: "theirs" }, clashes: true });
    expect(merge(mine, theirs, "theirs")).toEqual({ record: { ...theirs, name: "Mine" }, clashes: true });
  });

  it("joins a value that one side set with the last one beside it that the other took away", () => {
    const mine: BlockRecord = { ...base, styles: { base: { normal: { ...base.styles.base?.normal, ...red.mobile.normal } } } };
    const bare: BlockRecord = { ...base, styles: {} };
    expect(merge(mine, bare)).toEqual({ record: { ...base, styles: { base: red.mobile } }, clashes: false });
    expect(merge(bare, mine)).toEqual({ record: { ...base, styles: { base: red.mobile } }, clashes: false });
    expect(mergeRecords(mine, { ...mine, styles: faded }, bare, "mine").clashes, "one that both changed").toBe(true);
  });

  it("takes a move as one thing", () => {
    const { record, clashes } = merge({ ...base, order: "a7" }, { ...base, parentId: "t" });
    expect(clashes).toBe(true);
    expect(record).toEqual({ ...base, order: "a7" });
  });

  it("keeps a change against a removal, when mine is preferred", () => {
    const mine: BlockRecord = { ...base, name: "Mine" };
    expect(merge(mine, null)).toEqual({ record: mine, clashes: true });
    expect(merge(mine, null, "theirs")).toEqual({ record: null, clashes: true });
    expect(merge(null, base)).toEqual({ record: null, clashes: false });
  });

  it("lets a change that has arrived already fall away", () => {
    const mine: BlockRecord = { ...base, name: "Mine" };
    expect(merge(mine, { ...mine })).toEqual({ record: mine, clashes: false });
  });

  it("takes away what one side took away", () => {
    const named: BlockRecord = { ...base, name: "Old" };
    expect(mergeRecords(named, base, { ...named, anchor: "b" }, "mine").record).toEqual({ ...base, anchor: "b" });
  });
});
