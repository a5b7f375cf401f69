import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type BlockRecord, removeBlocks, setProps } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { LiveRegion } from "../canvas/live-region.tsx";
import type { Editor } from "../editor/editor.ts";
import { EditorContext, useBlock } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import { OwnCode } from "../own-code/own-code.ts";
import { OwnCodeContext } from "../own-code/own-code-context.ts";
import { type Sketch, sampleEditor } from "../testing/sample-editor.ts";
import { ContentPanel } from "./content-panel.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "ui");
});
afterEach(cleanup);

function Panel({ id }: { readonly id: string }) {
  const block = useBlock(id);
  return block ? <ContentPanel block={block} /> : null;
}

/** The content panel of a block, and the editor it changes. */
async function showPanel(id: string, ...inside: Sketch[]): Promise<Editor> {
  return (await showIn(new Frame(), id, ...inside)).editor;
}

async function showIn(frame: Frame, id: string, ...inside: Sketch[]): Promise<{ editor: Editor }> {
  const editor = sampleEditor([["section", "s", inside]]);
  await act(async () => {
    render(
      <BuilderContext value={{ language: "pt" } as BuilderProps}>
        <EditorContext value={editor}>
          <OwnCodeContext
            value={new OwnCode({ find: async () => new Set(), approve: async () => undefined, withdraw: async () => undefined })}
          >
            <FrameContext value={frame}>
              <CanvasProvider>
                <Suspense>
                  <Panel id={id} />
                  <LiveRegion />
                </Suspense>
              </CanvasProvider>
            </FrameContext>
          </OwnCodeContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
  return { editor };
}

const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(inside).getByRole("button", { name })));
const rows = () => within(screen.getByRole("group", { name: "Abas" })).queryAllByRole("listitem");
const tabsOf = (editor: Editor) => editor.store.children("t", "tabs");
const titleOf = (block: BlockRecord | undefined) => block?.props.title;

it("lists the tabs: adds one where all were deleted, puts them in order, doubles, deletes, chooses", async () => {
  const editor = await showPanel("t", [
    "tabs",
    "t",
    [
      ["tab", "p1"],
      ["tab", "p2"],
    ],
  ]);
  act(() => void editor.run(setProps("p2", { title: [{ type: "text", text: "Preço" }] })));
  await press("Mover “Preço” para cima");
  expect(tabsOf(editor).map(({ id }) => id)).toEqual(["p2", "p1"]);
  await press("Mover “Preço” para baixo");
  expect(tabsOf(editor).map(({ id }) => id)).toEqual(["p1", "p2"]);
  const row = rows()[1];
  if (!row) throw new Error("no second row");
  await press("Preço", row);
  await press("Duplicar", row);
  expect(tabsOf(editor).map(titleOf)[2]).toEqual([{ type: "text", text: "Preço" }]);
  expect(screen.getByRole("status").textContent).toBe("Bloco duplicado");
  await press("Selecionar na página", row);
  expect(editor.view.selection).toEqual(["p2"]);
  act(
    () =>
      void editor.run(
        removeBlocks(
          tabsOf(editor)
            .slice(1)
            .map(({ id }) => id),
        ),
      ),
  );
  await press(/^Remover/);
  expect([tabsOf(editor), rows()]).toEqual([[], []]);
  expect(document.activeElement?.textContent).toBe("Adicionar: Aba");
  await press("Adicionar: Aba");
  expect(tabsOf(editor).map(({ kind }) => kind)).toEqual(["tab"]);
  expect(rows()).toHaveLength(1);
  editor.undo();
  expect(tabsOf(editor)).toEqual([]);
});

it("adds and doubles no more tabs than there may be", async () => {
  const twelve = Array.from({ length: 12 }, (_, index): Sketch => ["tab", `p${index}`]);
  await showPanel("t", ["tabs", "t", twelve]);
  expect(screen.getByRole("button", { name: "Adicionar: Aba" }).hasAttribute("disabled")).toBe(true);
  const [row] = rows();
  if (!row) throw new Error("no row");
  await press("Nova aba", row);
  expect(within(row).getByRole("button", { name: "Duplicar" }).hasAttribute("disabled")).toBe(true);
});

it("divides a form in steps: the first takes in what was there, the next are new, ten are the most", async () => {
  const editor = await showPanel("f", [
    "form",
    "f",
    [
      ["field", "a"],
      ["field", "b"],
    ],
  ]);
  const steps = () => editor.store.children("f", "steps");
  await press("Adicionar: Passo");
  const [first] = steps();
  expect(editor.store.children(first?.id ?? "", "fields").map(({ id }) => id)).toEqual(["a", "b"]);
  expect(editor.store.children("f", "fields")).toEqual([]);
  editor.undo();
  expect([steps().length, editor.store.children("f", "fields").map(({ id }) => id)]).toEqual([0, ["a", "b"]]);
  editor.redo();
  for (let more = 0; more < 9; more++) await press("Adicionar: Passo");
  expect(steps()).toHaveLength(10);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Adicionar: Passo" }).disabled).toBe(true);
  const list = within(screen.getByRole("group", { name: "Passos" }));
  expect(list.getAllByRole("listitem")).toHaveLength(10);
});

it("asks for a day with the browser's own calendar", async () => {
  const editor = await showPanel("q", ["form", "f", [["field", "q"]]]);
  await act(async () => void editor.run(setProps("q", { input: "date" })));
  const day = screen.getByLabelText<HTMLInputElement>("Primeiro dia aceito");
  expect(day.type).toBe("date");
  await act(async () => void fireEvent.change(day, { target: { value: "2026-01-31" } }));
  expect(editor.store.block("q")?.props.firstDay).toBe("2026-01-31");
  await act(async () => void fireEvent.change(day, { target: { value: "" } }));
  expect(editor.store.block("q")?.props.firstDay).toBe("");
});

it("puts the keyboard into the field that somebody was led to, once, and into none of another block", async () => {
  const frame = new Frame();
  await showIn(frame, "b", ["button", "b"]);
  act(() => frame.want({ ownerId: "other", field: "href" }));
  expect([document.activeElement, frame.view.wanted]).toEqual([document.body, { ownerId: "other", field: "href" }]);
  act(() => frame.want({ ownerId: "b", field: "href" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Leva para"));
  // What had the keyboard before, a dialog that closes, takes it back once: then it comes to the field again.
  act(() => (document.activeElement as HTMLElement).blur());
  await waitFor(() => expect([document.activeElement, frame.view.wanted]).toEqual([screen.getByLabelText("Leva para"), null]));
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => frame.want({ ownerId: "b", field: "anchor" }));
  expect(document.activeElement).toBe(document.body);
  act(() => frame.showTab("advanced"));
  expect(frame.view.wanted).toBeNull();
});

it("offers a conversation's steps where one is led to, and goes on leading there under another name", async () => {
  const editor = await showPanel("c", ["chatbot", "c"]);
  act(() => editor.select("c"));
  const steps = () => editor.store.block("c")?.props.steps as { name: string; choices: { to: string }[] }[];
  await press("start");
  const first = screen.getAllByRole("listitem")[0] as HTMLElement;
  await press("Como funciona", first);
  const to = within(first).getByRole<HTMLInputElement>("textbox", { name: /^Vai para a etapa/ });
  await act(async () => void fireEvent.change(to, { target: { value: "abuot" } }));
  expect(within(first).getByText("Nada aqui tem este nome.")).toBeDefined();
  await press("Escolher um que existe", first);
  expect(screen.getAllByRole("menuitem").map((each) => each.textContent)).toEqual(["start", "about", "name", "email", "end"]);
  await act(async () => void fireEvent.click(screen.getByRole("menuitem", { name: "name" })));
  expect(within(first).queryByText("Nada aqui tem este nome.")).toBeNull();
  await press("name");
  const names = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Nome da etapa" });
  await act(async () => void fireEvent.change(names[1] as HTMLInputElement, { target: { value: "nome" } }));
  expect([steps()[2]?.name, steps()[0]?.choices.map((each) => each.to)]).toEqual(["nome", ["nome", "nome"]]);
  act(() => editor.undo());
  expect([steps()[2]?.name, steps()[0]?.choices[1]?.to]).toEqual(["name", "name"]);
});
