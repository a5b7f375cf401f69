import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { putStyle } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages, startMessages } from "../../../../platform/language/i18n.ts";
import { Editor } from "../../../editor/editor.ts";
import { EditorContext, useRecord } from "../../../editor/use-editor.ts";
import { SAMPLE, samplePage } from "../../../testing/sample-editor.ts";
import { EditedStyle } from "./edited-style.tsx";

function Edited() {
  const style = useRecord("card");
  return style?.type === "style" ? <EditedStyle style={style} onBack={() => undefined} /> : null;
}

let editor: Editor;
beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("ui", "builder");
  editor = new Editor(samplePage(SAMPLE));
  editor.run(putStyle({ type: "style", id: "card", name: "Cartão", order: "a0", styles: {} }));
  await act(async () => {
    render(
      <Suspense>
        <EditorContext value={editor}>
          <Edited />
        </EditorContext>
      </Suspense>,
    );
  });
});
afterEach(cleanup);

test("a name is emptied on the way to another, and stays what it was where it is left so", () => {
  const box = screen.getByRole<HTMLInputElement>("textbox");
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const named = () => editor.store.get("card");
  type("");
  expect(box.value).toBe("");
  expect(named()).toMatchObject({ name: "Cartão" });
  fireEvent.blur(box);
  expect(box.value).toBe("Cartão");
  type("");
  type("Aviso");
  expect(named()).toMatchObject({ name: "Aviso" });
});
