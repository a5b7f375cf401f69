import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type Breakpoint, setStyles } from "@vitrine/document";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../../platform/language/i18n.ts";
import type { Editor } from "../../editor/editor.ts";
import { useRecord } from "../../editor/use-editor.ts";
import { renderPanel } from "../../testing/render-panel.tsx";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { StylePanel } from "./style-panel.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "ui");
});
afterEach(cleanup);

const size = (value: number) => ({ fontSize: { type: "length", value, unit: "px" } }) as const;
const set = (editor: Editor, breakpoint: Breakpoint, value: number) =>
  act(async () => void editor.run(setStyles("h", { breakpoint, state: "normal" }, size(value))));

function Panel() {
  const record = useRecord("h");
  return record?.type === "block" ? <StylePanel records={[record]} /> : null;
}

async function show(): Promise<Editor> {
  const editor = sampleEditor([["section", "s", [["heading", "h"]]]]);
  await renderPanel(editor, <Panel />);
  return editor;
}

it("says what a value covers at wider screens, and what covers it at narrower ones", async () => {
  const editor = await show();
  await set(editor, "base", 68);
  expect(screen.queryByText(/Celular:|Computador:/)).toBeNull();
  await set(editor, "mobile", 40);
  expect(screen.getByText("Celular: 40px")).toBeTruthy();
  await act(async () => editor.look({ breakpoint: "tablet" }));
  expect(screen.getByText("do computador")).toBeTruthy();
  expect(screen.getByText("Celular: 40px")).toBeTruthy();
  await act(async () => editor.look({ breakpoint: "mobile" }));
  expect(screen.getByText("Computador: 68px")).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Redefinir Tamanho" })));
  expect(screen.queryByText("Computador: 68px")).toBeNull();
  expect(screen.getByText("do computador")).toBeTruthy();
});

it("shows and reads the words of CSS for a length in the person's own language", async () => {
  const editor = await show();
  const stored = () => editor.store.block("h")?.styles.base?.normal?.maxWidth;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Tamanho" })));
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Largura máxima" });
  await act(async () => void fireEvent.change(field, { target: { value: "Sem limite" } }));
  expect(stored()).toEqual({ type: "keyword", value: "none" });
  await act(async () => void fireEvent.blur(field));
  expect(field.value).toBe("sem limite");
  await act(async () => void fireEvent.change(field, { target: { value: "none" } }));
  expect(stored()).toEqual({ type: "keyword", value: "none" });
});
