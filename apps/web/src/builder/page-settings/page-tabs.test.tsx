import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { emptyDocument, PAGE_ID, setBlockSettings } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import type { Editor } from "../editor/editor.ts";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import { OwnCode } from "../own-code/own-code.ts";
import { OwnCodeContext } from "../own-code/own-code-context.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { PageTabs } from "./page-tabs.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "page-settings", "ui");
});
afterEach(cleanup);

const surroundings = {
  language: "pt",
  pageTitle: "Oferta",
  siteAddress: "loja.example",
  slug: "oferta",
  images: { address: (imageId: string) => `/i/${imageId}` },
} as unknown as BuilderProps;

async function show(editor: Editor = sampleEditor()) {
  const frame = new Frame();
  const approved: string[] = [];
  const approvals = {
    find: async () => new Set<string>(),
    approve: async (seal: string) => void approved.push(seal),
    withdraw: async () => undefined,
  };
  const ownCode = new OwnCode(approvals);
  await act(async () => {
    render(
      <BuilderContext value={surroundings}>
        <EditorContext value={editor}>
          <OwnCodeContext value={ownCode}>
            <FrameContext value={frame}>
              <CanvasProvider>
                <Suspense>
                  <PageTabs />
                </Suspense>
              </CanvasProvider>
            </FrameContext>
          </OwnCodeContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
  return { editor, frame, ownCode, approved };
}

const tab = (name: string) => act(async () => void fireEvent.click(screen.getByRole("tab", { name })));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const settings = ({ store }: Editor) => store.page();

it("makes each change an operation, which is undone as any other", async () => {
  const { editor } = await show();
  expect(settings(editor).title).toBe(emptyDocument({ title: "Amostra", language: "pt" }).records[PAGE_ID] && "Amostra");
  type("Autor", "Ana");
  fireEvent.click(screen.getByRole("switch", { name: /Ocultar/ }));
  expect(settings(editor)).toMatchObject({ author: "Ana", hiddenFromSearch: true });
  await act(async () => editor.undo());
  expect(settings(editor).hiddenFromSearch).toBeUndefined();
  await act(async () => editor.undo());
  expect([settings(editor).author, screen.getByLabelText<HTMLInputElement>("Autor").value]).toEqual([undefined, ""]);
  await tab("Otimizador");
  fireEvent.click(screen.getByRole("radio", { name: "Meta Ads" }));
  expect(settings(editor).optimizeFor).toBe("meta");
});

it("keeps what cannot be where it was typed, through other tabs too, and the page its last good value", async () => {
  const { editor } = await show();
  type("Endereço canônico", "https://a.example/x");
  type("Endereço canônico", "https://a exam");
  await tab("Ajustes");
  await tab("SEO");
  expect(screen.getByLabelText<HTMLInputElement>("Endereço canônico").value).toBe("https://a exam");
  expect(screen.getByText("Este link não é seguro ou está incompleto. Comece com https://.")).toBeDefined();
  expect(settings(editor).canonical).toBe("https://a.example/x");
  type("Endereço canônico", "https://b.example");
  expect(settings(editor).canonical).toBe("https://b.example");
});

it("is led to by a field of any group: tab and fold open, the keyboard in it, once", async () => {
  const { frame } = await show();
  const lead = async (field: string): Promise<void> => {
    await act(async () => frame.want({ ownerId: PAGE_ID, field }));
    // It is there once it has kept the keyboard for some frames; whoever goes on from there is not led back.
    await waitFor(() => expect(frame.view.wanted).toBeNull());
  };
  await lead("backRedirect");
  expect(document.activeElement).toBe(screen.getByLabelText("Para onde vai quem volta"));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Ajustes");
  await lead("author");
  expect(document.activeElement).toBe(screen.getByLabelText("Autor"));
  await lead("optimizeFor");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Otimizador");
  await lead("code.footer.code");
  expect(document.activeElement).toBe(screen.getByLabelText("Código do fim"));
  // A path into what is not there (any more) leads to the nearest there is.
  await lead("metaTags.4.name");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Adicionar meta tag" }));
});

it("leads from what an optimisation lacks to the field, and says there what is asked", async () => {
  await show();
  await tab("Otimizador");
  fireEvent.click(screen.getByRole("radio", { name: "Google Ads" }));
  expect(screen.getByText("Faltam 2 requisitos")).toBeDefined();
  await press("Preencher: Autor");
  expect(document.activeElement).toBe(screen.getByLabelText("Autor"));
  expect(screen.getAllByText("A otimização para Google Ads exige este campo.")).toHaveLength(2);
});

it("offers the anchors of the page's blocks, with the one that is chosen though its block is gone", async () => {
  const editor = sampleEditor();
  editor.run(setBlockSettings("s2", { anchor: "planos" }));
  const { frame } = await show(editor);
  await act(async () => frame.want({ ownerId: PAGE_ID, field: "scrollTo" }));
  const box = screen.getByRole("combobox", { name: "A partir do bloco" });
  await act(async () => void fireEvent.click(box));
  const option = await screen.findByRole("option", { name: "#planos" });
  await act(async () => {
    fireEvent.pointerDown(option, { pointerType: "mouse" });
    fireEvent.click(option);
  });
  expect(settings(editor).scrollTo).toBe("planos");
  expect(screen.getByText("Falta o tempo: sem ele, nada espera.")).toBeDefined();
  await act(async () => void editor.run(setBlockSettings("s2", { anchor: "" })));
  expect(box.textContent).toBe("#planos");
});

it("has code that is typed here on, and takes an emptied place away", async () => {
  const { editor, ownCode, approved, frame } = await show();
  await act(async () => frame.want({ ownerId: PAGE_ID, field: "code" }));
  type("Código do head", "<b>1</b>");
  expect(settings(editor).code).toEqual({ head: { code: "<b>1</b>" } });
  expect(await ownCode.settled()).toBe(true);
  expect(approved).toHaveLength(1);
  type("Código do head", "");
  expect(settings(editor).code).toBeUndefined();
});
