import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type BlockRecord, putStyle, setStyleIds, setStyles } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages, startMessages } from "../../../../platform/language/i18n.ts";
import { BuilderContext } from "../../../builder-context.ts";
import type { BuilderProps } from "../../../builder-props.ts";
import { Editor } from "../../../editor/editor.ts";
import { EditorContext, useEditor, useEditorView, useRecord } from "../../../editor/use-editor.ts";
import { SAMPLE, samplePage } from "../../../testing/sample-editor.ts";
import { useStylesById } from "../use-named-styles.ts";
import { StyleChips } from "./style-chips.tsx";

let editor: Editor;
const edited = vi.fn<(styleId: string) => void>();
const red = { color: { type: "color", value: "#ff0000" } } as const;
const base = { breakpoint: "base", state: "normal" } as const;

function Chips() {
  const { store } = useEditor();
  const selection = useEditorView((view) => view.selection);
  useRecord(selection[0] ?? "");
  useRecord(selection[1] ?? "");
  const blocks = selection.map((id) => store.block(id)).filter((block): block is BlockRecord => block !== undefined);
  return <StyleChips blocks={blocks} named={useStylesById()} onEdit={edited} />;
}

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("ui", "builder");
  let now = 0;
  editor = new Editor(samplePage(SAMPLE), () => (now += 1_000));
  for (const [index, id] of ["card", "loud"].entries()) {
    editor.run(
      putStyle({ type: "style", id, name: id === "card" ? "Cartão" : "Chamada", order: `a${index}`, styles: { base: { normal: red } } }),
    );
  }
  editor.run(setStyleIds("t1", ["card"]));
  editor.select("h1");
  edited.mockClear();
  render(
    <Suspense>
      <BuilderContext value={{ images: { address: () => "" } } as unknown as BuilderProps}>
        <EditorContext value={editor}>
          <Chips />
        </EditorContext>
      </BuilderContext>
    </Suspense>,
  );
});
afterEach(cleanup);

const worn = (id: string) => editor.store.block(id)?.styleIds ?? [];
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const choose = async (chip: string, item: string) => {
  await press(chip);
  await act(async () => void fireEvent.click(await screen.findByRole("menuitem", { name: item })));
};

test("a style is chosen by its name, and taken off again", async () => {
  await press("Adicionar estilo");
  await press(/Cartão em 1 lugar/);
  expect(worn("h1")).toEqual(["card"]);
  await choose("Cartão", "Tirar deste bloco");
  expect(worn("h1")).toEqual([]);
  expect(editor.store.get("card")).toBeDefined();
});

test("a style is made of the block's own look, which moves into it in one step", async () => {
  act(() => void editor.run(setStyles("h1", base, { gap: { type: "length", value: 3, unit: "px" } })));
  await press("Adicionar estilo");
  fireEvent.change(screen.getByLabelText("Criar com a aparência deste bloco"), { target: { value: "  Aviso " } });
  await press("Criar estilo");
  const made = editor.store.namedStyles().at(-1);
  expect(made).toMatchObject({ name: "Aviso", styles: { base: { normal: { gap: { value: 3 } } } } });
  expect(editor.store.block("h1")).toMatchObject({ styles: {}, styleIds: [made?.id] });
  act(() => editor.undo());
  expect(editor.store.namedStyles()).toHaveLength(2);
  expect(editor.store.block("h1")?.styles).toMatchObject({ base: { normal: { gap: { value: 3 } } } });
});

test("styles change places, are detached with their look, and are opened to edit", async () => {
  act(() => void editor.run(setStyleIds("h1", ["card", "loud"])));
  await choose("Chamada", "Diminuir a prioridade");
  expect(worn("h1")).toEqual(["loud", "card"]);
  await choose("Cartão", "Soltar e manter a aparência");
  expect(editor.store.block("h1")).toMatchObject({ styles: { base: { normal: red } }, styleIds: ["loud"] });
  await choose("Chamada", "Editar ou renomear");
  expect(edited).toHaveBeenCalledExactlyOnceWith("loud");
});

test("deleting one says where it is, keeps it on cancel, and leaves the look where it was", async () => {
  act(() => void editor.run(setStyleIds("h1", ["card"])));
  await choose("Cartão", "Excluir da página");
  const dialog = await screen.findByRole("alertdialog");
  within(dialog).getByText(/Ele está em 2 lugares/);
  await press("Cancelar");
  expect(editor.store.get("card")).toBeDefined();
  await choose("Cartão", "Excluir da página");
  await press("Soltar e excluir");
  expect(editor.store.get("card")).toBeUndefined();
  for (const id of ["h1", "t1"]) expect(editor.store.block(id)?.styles).toEqual({ base: { normal: red } });
  act(() => editor.undo());
  expect([worn("h1"), worn("t1")]).toEqual([["card"], ["card"]]);
});

test("several blocks show what they share, and take a style together", async () => {
  act(() => editor.select("h1", "t1"));
  expect(screen.queryByRole("button", { name: "Cartão" })).toBeNull();
  await press("Adicionar estilo");
  expect(screen.queryByLabelText("Criar com a aparência deste bloco")).toBeNull();
  await press(/Cartão em/);
  expect([worn("h1"), worn("t1")]).toEqual([["card"], ["card"]]);
  screen.getByRole("button", { name: "Cartão" });
});

test("a block with four styles takes no fifth, and says so", async () => {
  const more = ["x", "y"];
  act(() => {
    for (const id of more) editor.run(putStyle({ type: "style", id, name: id, order: "a5", styles: {} }));
    editor.run(putStyle({ type: "style", id: "fifth", name: "Quinto", order: "a6", styles: {} }));
    editor.run(setStyleIds("h1", ["card", "loud", ...more]));
  });
  await press("Adicionar estilo");
  screen.getByText("Um bloco leva até 4 estilos. Tire um antes.");
  expect((screen.getByRole("button", { name: /Quinto sem uso/ }) as HTMLButtonElement).disabled).toBe(true);
});
