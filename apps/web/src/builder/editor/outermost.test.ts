import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleEditor } from "../testing/sample-editor.ts";
import { outermost } from "./outermost.ts";

const PAGE_ORDER = ["s1", "h1", "c1", "box1", "t1", "box2", "s2", "f1", "field1", "field2", "b1"];

describe("outermost", () => {
  it("leaves out what is inside another chosen block and what is not there", () => {
    expect(outermost(sampleEditor().store, ["t1", "gone", "c1", "page", "b1", "b1"])).toEqual(["c1", "b1"]);
  });

  it("keeps the order of the page, whatever the order of choosing", () => {
    const { store } = sampleEditor();
    fc.assert(
      fc.property(fc.shuffledSubarray(PAGE_ORDER), (chosen) => {
        const places = outermost(store, chosen).map((id) => PAGE_ORDER.indexOf(id));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });
});
