import {
  type BlockRecord,
  emptyDocument,
  keysBetween,
  moveBlocks,
  removeBlocks,
  type StyleValue,
  setStyles,
  words,
} from "@vitrine/document";
import { afterEach, expect, it } from "vitest";
import { Editor } from "../../editor/editor.ts";
import { blockClass } from "../frame/canvas-marks.ts";
import { CanvasStyles } from "./canvas-styles.ts";

const HEADINGS = 90;
const GAP: StyleValue = { type: "number", value: 3 };
const images = {
  list: async () => ({ images: [], nextCursor: null }),
  upload: () => Promise.reject(new Error("nothing is uploaded here")),
  address: (id: string) => `/images/${id}`,
};

let styles: CanvasStyles | null = null;
afterEach(() => {
  styles?.remove();
  styles = null;
});

/** Sections of headings, each of them with a look of its own. */
function editorOf(sections: readonly string[]): Editor {
  const { schema, records } = emptyDocument({ title: "Página longa", language: "pt" });
  const all = { ...records };
  const put = (block: Pick<BlockRecord, "id" | "kind" | "parentId" | "slot" | "order" | "props">): void => {
    all[block.id] = { type: "block", version: 1, styles: { base: { normal: { gap: GAP } } }, ...block };
  };
  for (const [at, order] of keysBetween(null, null, sections.length).entries()) {
    const id = sections[at] ?? "";
    put({ id, kind: "section", parentId: "page", slot: "body", order, props: { tag: "section" } });
    for (const [inside, key] of keysBetween(null, null, HEADINGS).entries()) {
      const props = { level: "h2", content: words("Título") };
      put({ id: `${id}h${inside}`, kind: "heading", parentId: id, slot: "content", order: key, props });
    }
  }
  return new Editor({ schema, records: all });
}

function opened(editor: Editor): CanvasStyles {
  styles = new CanvasStyles(document, { editor, images });
  return styles;
}

/** By block: what its rules say, each. */
function rules(): (id: string) => readonly string[] {
  const found = new Map<string, string[]>();
  for (const { cssText } of document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])) {
    const name = /\.(b-\w+) \{/.exec(cssText)?.[1];
    if (name) found.set(name, [...(found.get(name) ?? []), cssText]);
  }
  return (id) => found.get(blockClass(id)) ?? [];
}

function countsOf(...ids: string[]): number[] {
  return ids.map((id) => rules()(id).length);
}

it("writes rules of blocks once their section is drawn, and each once", () => {
  const sheets = opened(editorOf(["s", "t", "u"]));
  expect(countsOf("s", "th0")).toEqual([0, 0]);
  sheets.cover(["s"]);
  expect(countsOf("s", `sh${HEADINGS - 1}`, "t")).toEqual([1, 1, 0]);
  sheets.cover(["s", "t", "u"]);
  sheets.cover(["s", "t", "u"]);
  const rulesOf = rules();
  for (const section of ["s", "t", "u"]) {
    for (const id of [section, ...Array.from({ length: HEADINGS }, (_, at) => `${section}h${at}`)]) expect(rulesOf(id)).toHaveLength(1);
  }
});

it("dresses what comes out of a section that is still to be drawn, and what is changed in one", () => {
  const editor = editorOf(["s", "t"]);
  const sheets = opened(editor);
  sheets.cover(["s"]);
  editor.run(moveBlocks(["th0"], { parentId: "s", slot: "content", beforeId: null }));
  expect(countsOf("th0")).toEqual([1]);
  editor.run(setStyles("th1", { breakpoint: "base", state: "normal" }, { gap: { type: "number", value: 7 } }));
  sheets.cover(["s", "t"]);
  expect(countsOf("th0", "th2")).toEqual([1, 1]);
  expect(rules()("th1")).toEqual([expect.stringContaining("7")]);
});

it("takes rules away with their blocks and brings them back, drawn or not", () => {
  const editor = editorOf(["s", "t"]);
  const sheets = opened(editor);
  sheets.cover(["s"]);
  editor.run(removeBlocks(["sh0", "t"]));
  expect(countsOf("sh0", "th0")).toEqual([0, 0]);
  editor.undo();
  sheets.cover(["s", "t"]);
  expect(countsOf("sh0", "t", "th0")).toEqual([1, 1, 1]);
});
