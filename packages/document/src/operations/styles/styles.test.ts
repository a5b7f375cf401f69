import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyStyle, readCopiedStyle, styleOfFragment } from "../../copied-style.ts";
import { emptyDocument } from "../../document.ts";
import { copyFragment, withFreshIds } from "../../fragment.ts";
import type { BlockRecord, StyleRecord } from "../../records.ts";
import { DocumentStore } from "../../store.ts";
import { blockLayers, withOwnLook } from "../../style/block-layers.ts";
import { BREAKPOINTS, STYLE_STATES } from "../../style/breakpoints.ts";
import { type PlacedValue, resolveLayers, stylesOf } from "../../style/style-layers.ts";
import type { Styles } from "../../style/styles.ts";
import { sampleBlock, sampleCatalog } from "../../testing/sample-catalog.ts";
import { duplicateBlocks } from "../duplicate-blocks.ts";
import { insertFragment } from "../insert-fragment.ts";
import { type Operation, runOperation } from "../operation.ts";
import { putToken } from "../put-token.ts";
import { detachStyle, dissolveStyle } from "./detach-style.ts";
import { makeStyle } from "./make-style.ts";
import { pasteStyle } from "./paste-style.ts";
import { putStyle, removeStyle } from "./put-style.ts";
import { resetStyles } from "./reset-styles.ts";
import { setStyleIds } from "./set-style-ids.ts";

const red: Styles = { base: { normal: { color: { type: "color", value: "#ff0000" } } } };
const look = (id: string, styles: Styles = red): StyleRecord => ({ type: "style", id, name: id, order: "a0", styles });

/** section s1 > text t1, text t2 */
function page(...styles: readonly StyleRecord[]): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "Teste", language: "pt" }));
  store.transact((transaction) => {
    transaction.put(sampleBlock({ id: "s1", kind: "section", parentId: "page" }));
    transaction.put(sampleBlock({ id: "t1", kind: "text", parentId: "s1" }));
    transaction.put(sampleBlock({ id: "t2", kind: "text", parentId: "s1", order: "a1" }));
    for (const style of styles) transaction.put(style);
  });
  return store;
}

function codes(store: DocumentStore, operation: Operation): string[] {
  const result = runOperation(store, sampleCatalog, operation);
  return result.ok ? [] : result.problems.map((problem) => problem.code);
}

function blockOf(store: DocumentStore, id: string): BlockRecord {
  return store.block(id) ?? expect.fail(`there is no ${id}`);
}

const PROPERTIES = ["width", "gap"] as const;
const someStyles = fc
  .array(
    fc.record({
      breakpoint: fc.constantFrom(...BREAKPOINTS),
      state: fc.constantFrom(...STYLE_STATES),
      property: fc.constantFrom(...PROPERTIES),
      value: fc.record({ type: fc.constant("length" as const), value: fc.nat(9_999), unit: fc.constant("px" as const) }),
    }) satisfies fc.Arbitrary<PlacedValue>,
    { maxLength: 8 },
  )
  .map(stylesOf);

/** Everything that applies to a block, at every width and in every state. */
function lookOf(store: DocumentStore, id: string): unknown {
  const layers = blockLayers(store, blockOf(store, id));
  return PROPERTIES.map((property) =>
    BREAKPOINTS.map((at) => STYLE_STATES.map((state) => resolveLayers(layers, property, at, state)?.value)),
  );
}

describe("named styles", () => {
  test("lie on blocks that name them, once each and at most four, and only while they are there", () => {
    const store = page(...["a", "b", "c", "d", "e"].map((id) => look(id)));
    expect(codes(store, setStyleIds("t1", ["a", "b", "c", "d"]))).toEqual([]);
    expect(codes(store, setStyleIds("t2", ["a", "b", "c", "d", "e"]))).toEqual(["too_large"]);
    expect(codes(store, setStyleIds("t2", ["a", "a"]))).toEqual(["malformed"]);
    expect(codes(store, setStyleIds("t2", ["gone"]))).toEqual(["missing_style"]);
    expect(codes(store, setStyleIds("t2", ["color-text"]))).toEqual(["missing_style"]);
    expect(codes(store, removeStyle("a"))).toEqual(["missing_style"]);
    expect([...store.blocksWith("a")]).toEqual(["t1"]);
    expect(codes(store, setStyleIds("t1", []))).toEqual([]);
    expect(blockOf(store, "t1")).not.toHaveProperty("styleIds");
    expect(codes(store, removeStyle("a"))).toEqual([]);
    expect(store.namedStyles().map(({ id }) => id)).toEqual(["b", "c", "d", "e"]);
  });

  test("are two hundred on a page at most", () => {
    const store = page(...Array.from({ length: 200 }, (_, i) => look(`k${i}`)));
    expect(codes(store, putStyle(look("more")))).toEqual(["too_large"]);
    expect(codes(store, putStyle({ ...look("k7"), name: "Outro" }))).toEqual([]);
  });

  test("are made of what a block has of its own, which looks as before", () => {
    fc.assert(
      fc.property(someStyles, someStyles, (own, under) => {
        const store = page(look("under", under));
        store.transact((transaction) => transaction.put({ ...blockOf(store, "t1"), styles: own, styleIds: ["under"] }));
        const before = lookOf(store, "t1");
        expect(codes(store, makeStyle("t1", { id: "made", name: "Feito" }))).toEqual([]);
        expect(blockOf(store, "t1")).toMatchObject({ styles: {}, styleIds: ["under", "made"] });
        expect(lookOf(store, "t1")).toEqual(before);
      }),
    );
  });

  test("leave a block as it looks when they are detached, dissolved, or all of them flattened", () => {
    const ids = ["a", "b", "c"];
    fc.assert(
      fc.property(
        fc.array(someStyles, { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...ids),
        fc.shuffledSubarray(ids),
        (all, gone, worn) => {
          const start = (): DocumentStore => {
            const store = page(...ids.map((id, index) => look(id, all[index])));
            store.transact((transaction) => transaction.put({ ...blockOf(store, "t1"), styles: all[3] ?? {}, styleIds: worn }));
            return store;
          };
          for (const operation of [detachStyle(["t1", "t2"], gone), dissolveStyle(gone)]) {
            const store = start();
            const before = lookOf(store, "t1");
            expect(codes(store, operation)).toEqual([]);
            expect(blockOf(store, "t1").styleIds ?? []).toEqual(worn.filter((id) => id !== gone));
            expect(lookOf(store, "t1")).toEqual(before);
          }
          const store = start();
          const before = lookOf(store, "t1");
          store.transact((transaction) => transaction.put(withOwnLook(store, blockOf(store, "t1"))));
          expect(lookOf(store, "t1")).toEqual(before);
        },
      ),
    );
  });

  test("move nothing that a stronger style covers when they are detached", () => {
    const store = page(look("under"), look("over"));
    runOperation(store, sampleCatalog, setStyleIds("t1", ["under", "over"]));
    expect(codes(store, detachStyle(["t1"], "under"))).toEqual([]);
    expect(blockOf(store, "t1").styles).toEqual({});
  });

  test("lose their values at one width, or all of them", () => {
    const store = page(look("a", { ...red, mobile: { hover: red.base?.normal ?? {} } }));
    expect(codes(store, resetStyles(["a", "page"], "mobile"))).toEqual([]);
    expect(store.get("a")).toMatchObject({ styles: red });
    expect(codes(store, resetStyles(["a"], null))).toEqual([]);
    expect(store.get("a")).toMatchObject({ styles: {} });
  });

  test("stay with a copy beside its original, and travel to a page that keeps its own of that id", () => {
    const store = page(look("a"));
    runOperation(store, sampleCatalog, setStyleIds("t1", ["a"]));
    runOperation(
      store,
      sampleCatalog,
      duplicateBlocks(["t1"], () => "copy"),
    );
    expect(blockOf(store, "copy").styleIds).toEqual(["a"]);
    const fragment = withFreshIds(copyFragment(store, ["t1"]), () => "pasted");
    const point = { parentId: "s1", slot: "content", beforeId: null };
    const [without, withOther] = [page(), page({ ...look("a", {}), name: "Daqui" })];
    expect(codes(without, insertFragment(fragment, point))).toEqual([]);
    expect(without.get("a")).toEqual(look("a"));
    expect(codes(withOther, insertFragment(fragment, point))).toEqual([]);
    expect(withOther.get("a")).toMatchObject({ name: "Daqui", styles: {} });
    expect(codes(page(), insertFragment({ ...fragment, namedStyles: [] }, point))).toEqual(["missing_style"]);
  });
});

describe("a look that is pasted", () => {
  const takesAll = () => true;

  test("replaces what both kinds have a say in, at all widths and in all states, and leaves the rest", () => {
    const styles: Styles = {
      mobile: { hover: { opacity: { type: "number", value: 0.5 }, gap: { type: "length", value: 8, unit: "px" } } },
    };
    const own: Styles = { base: { normal: { gap: { type: "length", value: 1, unit: "px" }, opacity: { type: "number", value: 1 } } } };
    const store = page();
    store.transact((transaction) => {
      transaction.put({ ...blockOf(store, "t1"), styles, hiddenAt: ["tablet"] });
      transaction.put({ ...blockOf(store, "s1"), styles: own });
    });
    const takes = (kind: string, property: string) => property !== "gap" || kind === "text";
    const copied = copyStyle(store, blockOf(store, "t1"));
    expect(codes(store, pasteStyle(copied, ["s1", "t2"], takes))).toEqual([]);
    expect(blockOf(store, "t2")).toMatchObject({ styles, hiddenAt: ["tablet"] });
    expect(blockOf(store, "s1").styles).toEqual({
      base: { normal: { gap: { type: "length", value: 1, unit: "px" } } },
      mobile: { hover: { opacity: { type: "number", value: 0.5 } } },
    });
  });

  test("brings named styles that the page lacks, keeps the page's own, and turns tokens it lacks into plain values", () => {
    const store = page(look("mine", { base: { normal: { background: { type: "token", id: "brand" } } } }), look("both"));
    const brand = { type: "token", id: "brand", kind: "color", name: "Marca", order: "a9", value: "#0b6e7a" } as const;
    const own: Styles = {
      base: {
        normal: {
          color: { type: "token", id: "brand" },
          borderColor: { type: "token", id: "color-line" },
          fontFamily: { type: "token", id: "poster" },
        },
      },
    };
    runOperation(store, sampleCatalog, putToken(brand));
    runOperation(store, sampleCatalog, putToken({ type: "token", id: "poster", kind: "font", name: "P", order: "a9", value: "fraunces" }));
    store.transact((transaction) => transaction.put({ ...blockOf(store, "t1"), styles: own, styleIds: ["mine", "both"] }));
    const read = readCopiedStyle(JSON.parse(JSON.stringify(copyStyle(store, blockOf(store, "t1")))));
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    const other = page({ ...look("both", {}), name: "Daqui" });
    expect(codes(other, pasteStyle(read.value, ["t2"], takesAll))).toEqual([]);
    const plain = { type: "color", value: "#0b6e7a" };
    expect(blockOf(other, "t2")).toMatchObject({ styleIds: ["mine", "both"] });
    expect(blockOf(other, "t2").styles).toEqual({ base: { normal: { color: plain, borderColor: { type: "token", id: "color-line" } } } });
    expect(other.get("mine")).toMatchObject({ styles: { base: { normal: { background: plain } } } });
    expect(other.get("both")).toMatchObject({ name: "Daqui", styles: {} });
    const back = readCopiedStyle(JSON.parse(JSON.stringify(read.value)));
    expect(back.ok && codes(store, pasteStyle(back.value, ["t2"], takesAll))).toEqual([]);
    expect(blockOf(store, "t2").styles).toEqual(own);
  });

  test("is that of the first of the blocks that were copied", () => {
    const store = page(look("a"));
    runOperation(store, sampleCatalog, setStyleIds("t2", ["a"]));
    const fragment = copyFragment(store, ["t2", "t1"]);
    expect(styleOfFragment(fragment)).toEqual(copyStyle(store, blockOf(store, "t2")));
  });

  test("needs somebody to take it", () => {
    const store = page();
    const copied = copyStyle(store, blockOf(store, "t1"));
    expect(codes(store, pasteStyle(copied, ["gone", "page"], takesAll))).toEqual(["not_found"]);
  });

  const good = { kind: "text", styles: red, hiddenAt: [], styleIds: [], namedStyles: [], tokens: [] };
  test.each([
    ["nothing", null],
    ["raw CSS", { ...good, styles: { base: { normal: { color: "red;}" } } } }],
    ["a keyword that means nothing", { ...good, styles: { base: { normal: { display: { type: "keyword", value: "expression" } } } } }],
    ["a key of JavaScript's own", JSON.parse('{"kind":"text","__proto__":{"x":1}}')],
    ["an unknown field", { ...good, onclick: "x" }],
    ["a width that there is not", { ...good, hiddenAt: ["watch"] }],
    ["five named styles", { ...good, styleIds: ["a", "b", "c", "d", "e"] }],
  ])("is refused when it is %s", (_name, input) => {
    expect(readCopiedStyle(input).ok).toBe(false);
  });

  test("does not refer to what is something else on this page, or nowhere", () => {
    const store = page();
    const styles: Styles = {
      base: { normal: { color: { type: "token", id: "font-text" }, background: { type: "token", id: "nowhere" } } },
    };
    const read = readCopiedStyle({ ...good, styles, styleIds: ["t1", "constructor", "gone"] });
    expect(read.ok && codes(store, pasteStyle(read.value, ["t2"], takesAll))).toEqual([]);
    expect(blockOf(store, "t2").styles).toEqual({});
    expect(blockOf(store, "t2")).not.toHaveProperty("styleIds");
  });
});
