import { setProps, words } from "@vitrine/document";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { EditorContext } from "../../editor/use-editor.ts";
import { canvasSession } from "../../testing/drawn-page.tsx";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { CanvasPage } from "./canvas-page.tsx";
import { CanvasSessionContext } from "./canvas-session.ts";

async function openCanvas() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const editor = sampleEditor();
  const session = canvasSession(editor);
  const root = createRoot(document.createElement("div"));
  await act(async () => {
    root.render(
      <EditorContext value={editor}>
        <CanvasSessionContext value={session}>
          <CanvasPage />
        </CanvasSessionContext>
      </EditorContext>,
    );
  });
  return {
    heading: () => session.elements.get("h1"),
    write: (text: string) => act(async () => void editor.run(setProps("h1", { content: words(text) }))),
    freeze: (...states: boolean[]) =>
      act(async () => {
        for (const isFrozen of states) session.setFrozen("h1", isFrozen);
      }),
    close: () => act(async () => root.unmount()),
  };
}

test("the elements of a frozen block stay as they are, and are made anew from what it has become", async () => {
  const canvas = await openCanvas();
  await canvas.write("Antes");
  for (const round of ["um", "dois"]) {
    const before = canvas.heading();
    const said = before?.textContent;
    await canvas.freeze(true);
    await canvas.write(round);
    expect(canvas.heading()).toBe(before);
    expect(before?.textContent).toBe(said);
    await canvas.freeze(false);
    expect(canvas.heading()).not.toBe(before);
    expect(canvas.heading()?.textContent).toBe(round);
  }
  await canvas.write("Depois");
  expect(canvas.heading()?.textContent).toBe("Depois");
  await canvas.close();
});

test("a block that is frozen and let go at once is drawn anew, though nothing in it changed", async () => {
  const canvas = await openCanvas();
  for (let round = 0; round < 2; round++) {
    const before = canvas.heading();
    await canvas.freeze(true, false);
    expect(canvas.heading()).not.toBe(before);
    expect(canvas.heading()?.textContent).toBe(before?.textContent);
  }
  await canvas.close();
  expect(canvas.heading()).toBeUndefined();
});
