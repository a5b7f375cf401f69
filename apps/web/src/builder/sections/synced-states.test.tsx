import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import type { Editor } from "../editor/editor.ts";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext, type SyncedSubject } from "../frame/frame-view.ts";
import type { Autosave } from "../save/autosave.ts";
import { AutosaveContext } from "../save/autosave-context.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { SyncedDialog } from "./synced-dialog.tsx";
import type { Republish, SyncedCard, SyncedSections } from "./synced-sections.ts";
import { SyncedShelf } from "./synced-shelf.tsx";
import { GATHER_MS } from "./use-synced-changes.ts";

const ID = "syn_01k0000000000000000000000a";
const CARD: SyncedCard = { id: ID, name: "Rodapé", version: 2, pages: 2, behind: 1 };
const USE = { pageId: "p", title: "Oferta", publishedVersion: 1, path: "/builder/p" };
const NOTHING_BEHIND: Republish = { behind: 0, alsoChanged: [], alsoChangedCount: 0, run: null };
const AWAY = "Sem resposta do servidor.";

const failed = vi.spyOn(toast, "error").mockReturnValue(0);
const done = vi.spyOn(toast, "success").mockReturnValue(0);

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "library", "sections", "ui");
});
afterEach(() => {
  cleanup();
  failed.mockClear();
  done.mockClear();
});

const never = (): Promise<never> => new Promise(() => undefined);
const away = (): Promise<never> => Promise.reject(new Error(AWAY));

function sections(more: Partial<SyncedSections> = {}): SyncedSections {
  return {
    mayEdit: true,
    list: async () => ({ items: [CARD], nextCursor: null }),
    read: async () => ({ card: CARD, fragment: null }),
    listUses: async () => ({ items: [USE], nextCursor: null }),
    republish: async () => NOTHING_BEHIND,
    watch: () => () => undefined,
    watchPages: () => () => undefined,
    ...more,
  } as Partial<SyncedSections> as SyncedSections;
}

interface Shown {
  readonly editor: Editor;
  readonly onClose: ReturnType<typeof vi.fn>;
}

async function show(part: ReactNode | SyncedSubject["what"], synced: SyncedSections): Promise<Shown> {
  const editor = sampleEditor();
  const onClose = vi.fn();
  const subject = (what: SyncedSubject["what"]) => ({ what, id: what === "make" ? "s1" : ID, name: "Rodapé" });
  await act(async () => {
    render(
      <BuilderContext value={{ language: "pt", synced } as BuilderProps}>
        <EditorContext value={editor}>
          <AutosaveContext value={{} as Autosave}>
            <FrameContext value={new Frame()}>
              <CanvasProvider>
                <Suspense>
                  {typeof part === "string" ? <SyncedDialog subject={subject(part as SyncedSubject["what"])} onClose={onClose} /> : part}
                </Suspense>
              </CanvasProvider>
            </FrameContext>
          </AutosaveContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
  return { editor, onClose };
}

const shelf = (synced: SyncedSections) => show(<SyncedShelf synced={synced} onInserted={() => undefined} />, synced);
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const dialog = () => within(screen.queryByRole("alertdialog") ?? screen.getByRole("dialog"));

it("teaches how to have a synced section, and says who makes one to whoever may only look", async () => {
  const none = { list: async () => ({ items: [], nextCursor: null }) };
  await shelf(sections(none));
  expect(screen.getByText(/use “Tornar seção sincronizada”/)).toBeTruthy();
  cleanup();
  await shelf(sections({ ...none, mayEdit: false }));
  expect(screen.getByText(/Quando alguém que edita esta conta/)).toBeTruthy();
  expect(screen.queryByText(/Tornar seção sincronizada/)).toBeNull();
});

it("says why the shelf did not come, and has it when told to", async () => {
  const list = vi.fn<SyncedSections["list"]>(away);
  await shelf(sections({ list }));
  expect(screen.getByRole("alert").textContent).toContain(AWAY);
  list.mockResolvedValue({ items: [CARD], nextCursor: null });
  await press("Tentar de novo");
  expect(screen.getByRole("button", { name: "Adicionar Rodapé, Em 2 páginas · 1 mostra versão anterior" })).toBeTruthy();
});

it("brings the shelf a page at a time", async () => {
  const list = vi.fn<SyncedSections["list"]>(async (cursor) =>
    cursor === null
      ? { items: [CARD], nextCursor: "more" }
      : { items: [{ ...CARD, id: "syn_01k0000000000000000000000b", name: "Cabeçalho" }], nextCursor: null },
  );
  await shelf(sections({ list }));
  await press("Mostrar mais");
  expect(screen.getAllByRole("button", { name: /^Adicionar/ })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).toBeNull();
});

/** Sections of which is told by hand: that one has changed, or that a page has. */
function toldSections(more: Partial<SyncedSections>) {
  const listeners = { section: new Set<(id: string | null) => void>(), page: new Set<() => void>() };
  const synced = sections({
    watch: (onChange) => {
      listeners.section.add(onChange);
      return () => listeners.section.delete(onChange);
    },
    watchPages: (onChange) => {
      listeners.page.add(onChange);
      return () => listeners.page.delete(onChange);
    },
    ...more,
  });
  const gathered = () => act(() => vi.advanceTimersByTimeAsync(GATHER_MS));
  return {
    synced,
    listeners,
    gathered,
    section: (id: string | null) =>
      act(async () => {
        for (const tell of listeners.section) tell(id);
      }),
    async page(times = 1): Promise<void> {
      for (let time = 0; time < times; time++) for (const tell of listeners.page) tell();
      await gathered();
    },
  };
}

describe("what pages become elsewhere", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("is counted on the shelf, once for many saves, and no longer once that is closed", async () => {
    let pages = 2;
    const list = vi.fn<SyncedSections["list"]>(async () => ({ items: [{ ...CARD, pages, behind: 0 }], nextCursor: null }));
    const told = toldSections({ list });
    await shelf(told.synced);
    pages = 3;
    await told.page(20);
    expect(screen.getByText("Em 3 páginas")).toBeTruthy();
    expect(list).toHaveBeenCalledTimes(2);
    pages = 1;
    await told.page();
    expect(screen.getByText("Em 1 página")).toBeTruthy();
    for (const tell of told.listeners.page) tell();
    cleanup();
    await told.gathered();
    expect(list).toHaveBeenCalledTimes(3);
    expect([told.listeners.section.size, told.listeners.page.size]).toEqual([0, 0]);
  });

  it("leaves as much of the shelf as was asked for, and all of it where nobody answers", async () => {
    let pages = 2;
    const card = (id: string): SyncedCard => ({ ...CARD, id, name: id, pages, behind: 0 });
    const list = vi.fn<SyncedSections["list"]>(async (cursor) =>
      cursor === null ? { items: [card("a")], nextCursor: "b" } : { items: [card(cursor)], nextCursor: cursor === "b" ? "c" : null },
    );
    const told = toldSections({ list });
    await shelf(told.synced);
    await press("Mostrar mais");
    pages = 3;
    await told.page();
    const names = () => screen.getAllByRole("button", { name: /^Adicionar/ }).map((button) => button.getAttribute("aria-label"));
    expect(names()).toEqual(["Adicionar a, Em 3 páginas", "Adicionar b, Em 3 páginas"]);
    list.mockImplementation(away);
    await told.page();
    await told.section(null);
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is shown where a section is used, with what can be republished", async () => {
    let items = [USE];
    let behind = 1;
    const listUses = vi.fn<SyncedSections["listUses"]>(async () => ({ items, nextCursor: null }));
    const told = toldSections({ listUses, republish: async () => ({ ...NOTHING_BEHIND, behind }) });
    await show("pages", told.synced);
    expect(dialog().getByRole("button", { name: "Republicar 1 página" })).toBeTruthy();
    items = [
      { ...USE, publishedVersion: CARD.version },
      { ...USE, pageId: "q", title: "Obrigado", publishedVersion: CARD.version },
    ];
    behind = 0;
    await told.page(3);
    expect(dialog().getByRole("link", { name: "Obrigado" })).toBeTruthy();
    expect(dialog().getAllByText("Versão mais nova no ar")).toHaveLength(2);
    expect(dialog().queryByRole("button", { name: /^Republicar/ })).toBeNull();
    await told.section("syn_01k0000000000000000000000b");
    expect(listUses, "another section is no matter").toHaveBeenCalledTimes(2);
  });
});

it("keeps the place of the pages with a section while they come, and claims nothing of them", async () => {
  await show("pages", sections({ listUses: never, republish: never }));
  expect(dialog().getByText("Páginas com “Rodapé”")).toBeTruthy();
  expect(dialog().queryByText("Nenhuma página usa esta seção.")).toBeNull();
  expect(dialog().queryByRole("list")).toBeNull();
});

it("says that no page has a section", async () => {
  await show("pages", sections({ listUses: async () => ({ items: [], nextCursor: null }) }));
  expect(dialog().getByText("Nenhuma página usa esta seção.")).toBeTruthy();
  expect(dialog().queryByRole("button", { name: /^Republicar/ })).toBeNull();
});

it("says why the pages did not come, and has them when told to", async () => {
  const listUses = vi.fn<SyncedSections["listUses"]>(away);
  await show("pages", sections({ listUses }));
  expect(dialog().getByRole("alert").textContent).toContain(AWAY);
  listUses.mockResolvedValue({ items: [USE], nextCursor: null });
  await press("Tentar de novo");
  expect(dialog().getByRole("link", { name: "Oferta" })).toBeTruthy();
});

it("says why republishing did not begin, and can be told again", async () => {
  const behind = { ...NOTHING_BEHIND, behind: 1 };
  const startRepublish = vi.fn<SyncedSections["startRepublish"]>(away);
  await show("pages", sections({ republish: async () => behind, startRepublish }));
  await press("Republicar 1 página");
  expect(dialog().getByRole("alert").textContent).toContain(AWAY);
  const run = { pages: 1, settled: 1, published: 1, skipped: [], skippedCount: 0, failed: [], failedCount: 0 };
  startRepublish.mockResolvedValue({ ...NOTHING_BEHIND, run: { ...run, state: "done" } });
  await press("Republicar 1 página");
  expect(dialog().getByText("1 página republicada")).toBeTruthy();
  expect(dialog().queryByRole("alert")).toBeNull();
});

it("keeps the name that was typed where a section is not renamed, and asks for one where there is none", async () => {
  const rename = vi.fn<SyncedSections["rename"]>(away);
  const { onClose } = await show("rename", sections({ rename }));
  const name = dialog().getByLabelText<HTMLInputElement>("Nome da seção");
  fireEvent.change(name, { target: { value: "  " } });
  await press("Renomear");
  expect(dialog().getByText("Dê um nome à seção.")).toBeTruthy();
  expect(rename).not.toHaveBeenCalled();
  fireEvent.change(name, { target: { value: "Rodapé novo" } });
  await press("Renomear");
  expect(dialog().getByRole("alert").textContent).toContain(AWAY);
  expect(name.value).toBe("Rodapé novo");
  expect(onClose).not.toHaveBeenCalled();
  rename.mockResolvedValue(undefined);
  await press("Renomear");
  expect(rename).toHaveBeenLastCalledWith(ID, "Rodapé novo");
  expect(onClose).toHaveBeenCalledOnce();
});

it("leaves the page as it is where its section is not made a synced one", async () => {
  const create = vi.fn<SyncedSections["create"]>(away);
  const { editor, onClose } = await show("make", sections({ create }));
  const before = editor.store.toDocument();
  await press("Tornar sincronizada");
  expect(dialog().getByRole("alert").textContent).toContain(AWAY);
  expect(editor.store.toDocument()).toEqual(before);
  create.mockResolvedValue(CARD);
  await press("Tornar sincronizada");
  expect(editor.store.block(editor.view.selection[0] ?? "")?.kind).toBe("synced");
  expect(onClose).toHaveBeenCalledOnce();
});

it("says why a section is not deleted", async () => {
  const remove = vi.fn<SyncedSections["remove"]>(() => Promise.reject(new Error("Esta seção ainda está em páginas (2).")));
  const { onClose } = await show("remove", sections({ remove }));
  await press("Excluir");
  expect(failed).toHaveBeenCalledExactlyOnceWith({ title: "A seção não foi excluída", desc: "Esta seção ainda está em páginas (2)." });
  expect(done).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
