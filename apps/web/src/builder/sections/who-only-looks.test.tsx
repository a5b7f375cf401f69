import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { makeSynced } from "@vitrine/document";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { EditorContext, useBlock } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import type { Autosave } from "../save/autosave.ts";
import { AutosaveContext } from "../save/autosave-context.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { PagesDialog } from "./pages-dialog.tsx";
import { ShownSections, ShownSectionsContext } from "./shown-sections.ts";
import { SyncedPanel } from "./synced-panel.tsx";
import type { Republish, SyncedSections } from "./synced-sections.ts";
import { SyncedShelf } from "./synced-shelf.tsx";
import { useSyncedItems } from "./use-synced-items.tsx";

const ID = "syn_01k0000000000000000000000a";
const card = { id: ID, name: "Rodapé", version: 2, pages: 1, behind: 1 };
const run = { state: "running", pages: 4, settled: 1, published: 1, skipped: [], skippedCount: 0, failed: [], failedCount: 0 } as const;

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "library", "sections", "ui");
});
afterEach(cleanup);

function sections(mayEdit: boolean, state: Partial<Republish>): SyncedSections {
  return {
    mayEdit,
    list: async () => ({ items: [card], nextCursor: null }),
    read: async () => ({ card, fragment: null }),
    listUses: async () => ({
      items: [{ pageId: "p", title: "Oferta", publishedVersion: 1, path: "/builder/p" }],
      nextCursor: null,
    }),
    republish: async () => ({ behind: 3, alsoChanged: [{ pageId: "q", title: "Outra" }], alsoChangedCount: 1, run: null, ...state }),
    watch: () => () => undefined,
    watchPages: () => () => undefined,
  } as Partial<SyncedSections> as SyncedSections;
}

/** A part of the editor, on a page whose first section is synced and whose second one is its own. */
async function show(part: ReactNode, mayEdit: boolean, state: Partial<Republish> = {}): Promise<void> {
  const editor = sampleEditor([
    ["section", "s1", [["heading", "h1"]]],
    ["section", "s2", []],
  ]);
  expect(editor.run(makeSynced("s1", { placeId: "p1", sectionId: ID, version: 2 })).ok).toBe(true);
  const shown = new ShownSections();
  shown.show(new Set(), new Map([[ID, { name: "Rodapé", content: {} as never }]]));
  await act(async () => {
    render(
      <BuilderContext value={{ language: "pt", synced: sections(mayEdit, state) } as BuilderProps}>
        <EditorContext value={editor}>
          <AutosaveContext value={{} as Autosave}>
            <ShownSectionsContext value={shown}>
              <FrameContext value={new Frame()}>
                <CanvasProvider>
                  <Suspense>{part}</Suspense>
                </CanvasProvider>
              </FrameContext>
            </ShownSectionsContext>
          </AutosaveContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
}

function Panel() {
  const block = useBlock("p1");
  return block ? <SyncedPanel block={block} /> : null;
}

function Items({ id }: { readonly id: string }) {
  return useSyncedItems(useBlock(id)).map((item) => typeof item === "object" && <p key={item.label}>{item.label}</p>);
}

const namesOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it("offers on the panel only where a section is used to whoever may only look", async () => {
  await show(<Panel />, true);
  expect(namesOf("button")).toEqual(["Editar seção", "Onde é usada", "Renomear", "Desvincular desta página"]);
  cleanup();
  await show(<Panel />, false);
  expect(screen.getByText("Rodapé")).toBeTruthy();
  expect(namesOf("button")).toEqual(["Onde é usada"]);
});

it("offers nothing in the menus of blocks to whoever may only look", async () => {
  for (const id of ["p1", "s2"]) {
    await show(<Items id={id} />, true);
    expect(screen.queryAllByText(/./, { selector: "p" }).length).toBe(id === "p1" ? 2 : 1);
    cleanup();
    await show(<Items id={id} />, false);
    expect(screen.queryAllByText(/./, { selector: "p" })).toEqual([]);
    cleanup();
  }
});

it("has no change in the shelf's menu for whoever may only look", async () => {
  const offered = async (mayEdit: boolean): Promise<(string | null)[]> => {
    await show(<SyncedShelf synced={sections(mayEdit, {})} onInserted={() => undefined} />, mayEdit);
    fireEvent.click(await screen.findByRole("button", { name: /ções.*Rodapé/ }));
    await screen.findAllByRole("menuitem");
    const names = namesOf("menuitem");
    cleanup();
    return names;
  };
  expect(await offered(true)).toHaveLength(4);
  expect(await offered(false)).toEqual(["Onde é usada"]);
});

it("tells whoever may only look where a section is used and how far its pages are, and publishes nothing", async () => {
  const dialog = (mayEdit: boolean, state: Partial<Republish> = {}) => (
    <PagesDialog id={ID} name="Rodapé" synced={sections(mayEdit, state)} onClose={() => undefined} />
  );
  await show(dialog(true), true);
  expect(await screen.findByRole("button", { name: /^Republicar/ })).toBeTruthy();
  expect(screen.getByRole("checkbox")).toBeTruthy();
  cleanup();
  await show(dialog(false), false);
  expect(await screen.findByRole("link", { name: "Oferta" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Republicar/ })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  cleanup();
  await show(dialog(true, { run }), true);
  const all = namesOf("button").length;
  cleanup();
  await show(dialog(false, { run }), false);
  expect(await screen.findByRole("progressbar")).toBeTruthy();
  expect(namesOf("button")).toHaveLength(all - 1);
});
