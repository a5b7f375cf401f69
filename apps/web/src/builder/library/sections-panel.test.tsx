import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { blockDefinition, seedFragment } from "@vitrine/blocks";
import { PAGE_ID, PAGE_SLOT, randomId, words } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, type Mock, vi } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { kindVersion } from "../drag/landing.ts";
import type { Editor } from "../editor/editor.ts";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext, type KeepSubject } from "../frame/frame-view.ts";
import { type FakeLibrary, fakeLibrary, sampleCard } from "../testing/fake-library.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import type { KeepOutcome } from "./block-library.ts";
import { KeepDialog } from "./keep-dialog.tsx";
import { SectionsPanel } from "./sections-panel.tsx";

let library: FakeLibrary;
let frame: Frame;
const failed = vi.spyOn(toast, "error").mockReturnValue(0);
const done = vi.spyOn(toast, "success").mockReturnValue(0);

beforeEach(async () => {
  library = fakeLibrary();
  frame = new Frame();
  await startMessages("pt");
  await loadMessages("builder", "library", "ui");
});
afterEach(() => {
  cleanup();
  failed.mockClear();
  done.mockClear();
});

function section(title: string, level = "h2"): unknown {
  const heading = blockDefinition("heading")?.seed("pt") ?? { props: {} };
  const seed = blockDefinition("section")?.seed("pt") ?? { props: {} };
  const content = [{ ...heading, kind: "heading", props: { ...heading.props, level, content: words(title) } }];
  return seedFragment({ ...seed, kind: "section", slots: { content } }, randomId, kindVersion);
}

async function show(
  subject: KeepSubject | null = null,
): Promise<{ editor: Editor; onInserted: Mock<() => void>; onClose: Mock<() => void> }> {
  const editor = sampleEditor();
  const onInserted = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  await act(async () => {
    render(
      <BuilderContext value={{ language: "pt", pageTitle: "Oferta", library } as unknown as BuilderProps}>
        <EditorContext value={editor}>
          <FrameContext value={frame}>
            <CanvasProvider>
              <Suspense>
                {subject === null ? <SectionsPanel onInserted={onInserted} /> : <KeepDialog subject={subject} onClose={onClose} />}
              </Suspense>
            </CanvasProvider>
          </FrameContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
  return { editor, onInserted, onClose };
}

const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(inside).getByRole("button", { name })));
const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole("radio", { name })));
const sectionsOf = (editor: Editor) => editor.store.children(PAGE_ID, PAGE_SLOT).map(({ id }) => id);

it("offers what the sections at hand are for, each once, and shows those for one purpose", async () => {
  const faq = { id: "faq", name: "Perguntas frequentes" };
  library.ready = [sampleCard("a"), sampleCard("b"), sampleCard("c", { category: faq })];
  await show();
  const purposes = screen.getByRole("combobox", { name: "Para que serve" });
  await act(async () => void fireEvent.click(purposes));
  const offered = await screen.findAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Todas as seções", "Abertura", "Perguntas frequentes"]);
  const option = screen.getByRole("option", { name: faq.name });
  await act(async () => {
    fireEvent.pointerDown(option, { pointerType: "mouse" });
    fireEvent.click(option);
  });
  expect(screen.queryByText("Seção a")).toBeNull();
  expect(screen.getByText("Seção c")).toBeTruthy();
});

it("puts a section in after the selected one, with ids of its own each time", async () => {
  library.ready = [sampleCard("a", { name: "Três motivos" })];
  library.fragments.set("a", section("Motivos"));
  const { editor, onInserted } = await show();
  editor.select("h1");
  await press(/^Adicionar Três motivos, 1,2\skB/);
  await press(/^Adicionar Três motivos/);
  const [first, ...added] = sectionsOf(editor);
  expect(first).toBe("s1");
  expect(added).toHaveLength(3);
  expect(added.at(-1)).toBe("s2");
  expect(new Set(added).size).toBe(3);
  expect(onInserted).toHaveBeenCalledTimes(2);
  editor.undo();
  editor.undo();
  expect(sectionsOf(editor)).toEqual(["s1", "s2"]);
});

it("puts a section in that comes late, and leaves open what was opened meanwhile", async () => {
  library.ready = [sampleCard("a")];
  let come: (fragment: unknown) => void = () => {};
  library.fragmentOf = () => new Promise((done) => (come = done));
  const { editor, onInserted } = await show();
  await press(/^Adicionar Seção a/);
  cleanup();
  await act(async () => come(section("Motivos")));
  expect(sectionsOf(editor)).toHaveLength(3);
  expect(onInserted).not.toHaveBeenCalled();
});

it("brings a title along only where the page has none", async () => {
  library.ready = [sampleCard("a")];
  library.fragments.set("a", section("Motivos", "h1"));
  const { editor } = await show();
  await press(/^Adicionar Seção a/);
  await press(/^Adicionar Seção a/);
  const added = sectionsOf(editor).slice(2);
  const levels = added.map((id) => editor.store.allChildren(id).map(({ props }) => props.level));
  expect(levels).toEqual([["h1"], ["h2"]]);
});

it.each([
  ["nothing", undefined],
  ["no fragment", { rootIds: ["a"], blocks: "<script>alert(1)</script>", tokens: [] }],
  ["a block without its parent", { rootIds: [], blocks: [], tokens: [] }],
])("leaves the page alone when %s comes of a section, and says so", async (_, hostile) => {
  library.ready = [sampleCard("a")];
  library.fragments.set("a", hostile);
  const { editor } = await show();
  await press(/^Adicionar Seção a/);
  expect(sectionsOf(editor)).toEqual(["s1", "s2"]);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: "A seção não foi adicionada" }));
});

it("tries a section again that did not come", async () => {
  library.ready = [sampleCard("a")];
  library.fragments.set("a", section("Motivos"));
  const { editor } = await show();
  library.failsWith = "Sem conexão agora";
  await press(/^Adicionar Seção a/);
  expect(failed).toHaveBeenCalledExactlyOnceWith({ title: "A seção não foi adicionada", desc: "Sem conexão agora" });
  library.failsWith = null;
  await press(/^Adicionar Seção a/);
  expect(sectionsOf(editor)).toHaveLength(3);
});

it("says why the list did not come, and fetches it when told to", async () => {
  library.failsWith = "Sem conexão agora";
  library.ready = [sampleCard("a")];
  await show();
  expect(screen.getByRole("alert").textContent).toContain("Sem conexão agora");
  library.failsWith = null;
  await press("Tentar de novo");
  expect(screen.getByRole("button", { name: /^Adicionar Seção a/ })).toBeTruthy();
});

it("teaches how to have sections of one's own, and lists them a page at a time", async () => {
  await show();
  await choose("Minhas");
  expect(screen.getByText(/use “Salvar como modelo”/)).toBeTruthy();
  library.own = ["x", "y", "z"].map((id) => sampleCard(id, { isOwn: true, bytes: null, category: null }));
  await act(async () => frame.kept());
  expect(screen.getAllByRole("button", { name: /^Adicionar/ })).toHaveLength(2);
  await press("Mostrar mais");
  expect(screen.getAllByRole("button", { name: /^Adicionar/ })).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).toBeNull();
});

it("deletes one's own after asking, and keeps it in the list where that failed", async () => {
  library.own = [sampleCard("x", { name: "Topo", isOwn: true })];
  frame.showShelf("own");
  await show();
  library.outcome = { kind: "refused", message: "Outra pessoa está usando" };
  await press("Excluir Topo");
  await press("Excluir", screen.getByRole("alertdialog"));
  expect(failed).toHaveBeenCalledExactlyOnceWith({ title: "O modelo não foi excluído", desc: "Outra pessoa está usando" });
  library.outcome = { kind: "kept" };
  await press("Excluir Topo");
  await press("Excluir", screen.getByRole("alertdialog"));
  expect(screen.queryByRole("button", { name: /^Adicionar Topo/ })).toBeNull();
  expect(done).toHaveBeenCalledExactlyOnceWith({ title: "Modelo excluído" });
});

it("keeps blocks under a name; a name is needed, and what was typed stays when it fails", async () => {
  const { onClose } = await show(["h1"]);
  const name = screen.getByLabelText<HTMLInputElement>("Nome do modelo");
  expect(name.maxLength).toBe(60);
  await act(async () => void fireEvent.change(name, { target: { value: "  " } }));
  await press("Salvar modelo");
  expect(screen.getByText("Dê um nome ao modelo.")).toBeTruthy();
  await act(async () => void fireEvent.change(name, { target: { value: " Meu título " } }));
  library.outcome = { kind: "refused", message: "Você já tem 200 modelos." };
  await press("Salvar modelo");
  expect(screen.getByRole("alert").textContent).toContain("O modelo não foi salvo");
  expect(name.value).toBe(" Meu título ");
  expect(onClose).not.toHaveBeenCalled();
  library.outcome = { kind: "kept" };
  await press("Salvar modelo");
  expect(onClose).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: "Modelo salvo" }));
  expect(library.kept).toEqual([{ kind: "section", name: "Meu título", fragment: expect.objectContaining({ rootIds: ["h1"] }) }]);
});

it("keeps the whole page, under its name unless another is given", async () => {
  const { editor } = await show("page");
  await press("Salvar modelo");
  expect(library.kept).toEqual([{ kind: "page", name: "Oferta", document: editor.store.toDocument() }]);
});

it("tells who has closed the dialog meanwhile, and leaves open what is open by then", async () => {
  const { onClose } = await show(["h1"]);
  let answer: (outcome: KeepOutcome) => void = () => {};
  library.keep = () => new Promise((done) => (answer = done));
  const closeWhileBusy = async (outcome: KeepOutcome): Promise<void> => {
    await press("Salvar modelo");
    cleanup();
    await act(async () => answer(outcome));
  };
  await closeWhileBusy({ kind: "refused", message: "Você já tem 200 modelos." });
  expect(failed).toHaveBeenCalledExactlyOnceWith({ title: "O modelo não foi salvo", desc: "Você já tem 200 modelos." });
  const again = await show(["h1"]);
  library.keep = () => new Promise((done) => (answer = done));
  await closeWhileBusy({ kind: "kept" });
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: "Modelo salvo" }));
  expect([onClose, again.onClose].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it("keeps nothing of blocks that are gone", async () => {
  const { editor } = await show(["h1"]);
  await act(async () => editor.applyForeign({ h1: [editor.store.block("h1") ?? null, null] } as never));
  await press("Salvar modelo");
  expect(screen.getByRole("alert").textContent).toContain("não está mais na página");
  expect(library.kept).toEqual([]);
});
