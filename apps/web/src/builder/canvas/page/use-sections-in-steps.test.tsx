import { type BlockRecord, emptyDocument, keysBetween, removeBlocks, words } from "@vitrine/document";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Editor } from "../../editor/editor.ts";
import { EditorContext } from "../../editor/use-editor.ts";
import { useSectionsInSteps } from "./use-sections-in-steps.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of this many sections with 99 headings each. */
function editorOf(sections: number): Editor {
  const { schema, records } = emptyDocument({ title: "Página longa", language: "pt" });
  const all = { ...records };
  const put = (id: string, kind: string, parentId: string, slot: string, order: string, props: BlockRecord["props"]): void => {
    all[id] = { type: "block", id, kind, version: 1, parentId, slot, order, props, styles: {} };
  };
  for (const [at, order] of keysBetween(null, null, sections).entries()) {
    put(`s${at}`, "section", "page", "body", order, { tag: "section" });
    for (const [inside, key] of keysBetween(null, null, 99).entries()) {
      put(`s${at}h${inside}`, "heading", `s${at}`, "content", key, { level: "h2", content: words("Título") });
    }
  }
  return new Editor({ schema, records: all });
}

function show(editor: Editor): { readonly drawn: readonly string[][] } {
  const drawn: string[][] = [];
  function Probe() {
    drawn.push([...useSectionsInSteps()]);
    return null;
  }
  act(() => {
    createRoot(document.createElement("div")).render(
      <EditorContext value={editor}>
        <Probe />
      </EditorContext>,
    );
  });
  return { drawn };
}

/** Each step waits for what it drew before. */
function passSteps(): void {
  while (vi.getTimerCount() > 0) act(() => vi.advanceTimersToNextTimer());
}

it("draws a page of ordinary size at once", () => {
  const { drawn } = show(editorOf(4));
  expect(drawn.map((ids) => ids.length)).toEqual([4]);
});

it("draws what is seen first of a long page, then the rest, in order, and keeps it", () => {
  const editor = editorOf(30);
  const { drawn } = show(editor);
  expect(drawn.at(-1)).toEqual(["s0", "s1", "s2", "s3"]);
  act(() => vi.advanceTimersToNextTimer());
  expect(drawn.at(-1)?.length).toBe(12);
  passSteps();
  expect(drawn.at(-1)).toEqual(Array.from({ length: 30 }, (_, at) => `s${at}`));
  act(() => void editor.run(removeBlocks(["s29"])));
  act(() => void editor.undo());
  expect(drawn.at(-1)?.length).toBe(30);
});

it("goes on when sections go while the rest is still to come", () => {
  const editor = editorOf(30);
  const { drawn } = show(editor);
  act(() => void editor.run(removeBlocks(Array.from({ length: 28 }, (_, at) => `s${at}`))));
  passSteps();
  expect(drawn.at(-1)).toEqual(["s28", "s29"]);
});
