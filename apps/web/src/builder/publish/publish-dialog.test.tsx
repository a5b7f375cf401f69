import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { PAGE_ID } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps, PublishChoices, PublishOutcome, PublishRequest } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import type { OwnCode } from "../own-code/own-code.ts";
import { OwnCodeContext } from "../own-code/own-code-context.ts";
import { ReviewContext } from "../review/page-review-provider.tsx";
import type { Autosave } from "../save/autosave.ts";
import { AutosaveContext } from "../save/autosave-context.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { PublishDialog } from "./publish-dialog.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "publish", "review", "ui");
});
afterEach(cleanup);

const SITES = [
  { id: "a", address: "antes.example" },
  { id: "b", address: "depois.example" },
];
const VARIANTS = [
  { id: "v1", title: "Azul", slug: "oferta-b", syncs: true },
  { id: "v2", title: "Verde", slug: "oferta-c", syncs: false },
];
const ALONE: PublishChoices = { siteId: "a", sites: SITES.slice(0, 1), redirectsPath: "/sites/a/redirects", variants: [] };
const DONE: PublishOutcome = { kind: "published", url: "https://depois.example/oferta", brokenCodeIds: [], left: [] };
const REVIEW = { sizes: { html: 9_000, css: 3_000, script: 0 }, imageBytes: 88_000, unweighedCount: 0, budget: 500_000, findings: [] };

interface Around {
  readonly choices?: () => Promise<PublishChoices>;
  readonly isLive?: boolean;
  readonly isWeighed?: boolean;
  /** What each publish comes to, in turn. */
  readonly outcomes?: readonly PublishOutcome[];
}

async function show({ choices = async () => ALONE, isLive = false, isWeighed = true, outcomes = [DONE] }: Around = {}) {
  const asked: PublishRequest[] = [];
  const builder = {
    ...{ slug: "oferta", siteAddress: "antes.example", publishingPath: "/pages/p/publishing", findPublishChoices: choices },
    async publish(request: PublishRequest) {
      asked.push(request);
      return outcomes[asked.length - 1] ?? DONE;
    },
  } as unknown as BuilderProps;
  const autosave = { saveNow: async () => true } as unknown as Autosave;
  const ownCode = { settled: async () => true, subscribe: () => () => undefined, version: 0 } as unknown as OwnCode;
  const editor = sampleEditor();
  await act(async () => {
    render(
      <BuilderContext value={builder}>
        <EditorContext value={editor}>
          <FrameContext value={new Frame()}>
            <CanvasProvider>
              <AutosaveContext value={autosave}>
                <OwnCodeContext value={ownCode}>
                  <ReviewContext value={{ review: isWeighed ? REVIEW : null, facts: "known", ask: () => undefined }}>
                    <Suspense>
                      <PublishDialog liveUrl={isLive ? "https://antes.example/oferta" : null} onClose={() => undefined} />
                    </Suspense>
                  </ReviewContext>
                </OwnCodeContext>
              </AutosaveContext>
            </CanvasProvider>
          </FrameContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
  return { asked, editor };
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

async function choose(field: string, option: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole("combobox", { name: field })));
  const found = await screen.findByRole("option", { name: option });
  await act(async () => {
    fireEvent.pointerDown(found, { pointerType: "mouse" });
    fireEvent.click(found);
  });
}

it("publishes where the page is, with nothing to choose, and tells what it weighs", async () => {
  const { asked } = await show();
  expect(screen.getByText("antes.example/oferta")).toBeTruthy();
  expect(screen.getByText("Português")).toBeTruthy();
  expect(screen.getByText("100,0 kB de 500 kB")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Publicar junto" })).toBeNull();
  await press("Mudar");
  expect(screen.queryByRole("combobox", { name: "Site e domínio" })).toBeNull();
  await press("Publicar página");
  expect(asked).toEqual([{ overwrite: false }]);
});

it("moves a live page: says first what becomes of its address there, and leads to redirects afterwards", async () => {
  const { asked } = await show({ isLive: true, choices: async () => ({ ...ALONE, sites: SITES, variants: VARIANTS }) });
  await press("Mudar");
  await choose("Site e domínio", "depois.example");
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("A página sai do ar em antes.example");
  expect(notice.textContent).toContain("diz que ela não existe mais");
  expect(notice.textContent).toContain("As variantes continuam no site em que estão.");
  expect(screen.getByText("depois.example/oferta")).toBeTruthy();
  // The present address leads on to another of the same site alone.
  fireEvent.change(screen.getByLabelText("Endereço"), { target: { value: "nova" } });
  expect(screen.queryByText(/Quem abrir o endereço de agora/)).toBeNull();
  await press("Publicar página");
  expect(asked).toEqual([{ overwrite: false, slug: "nova", siteId: "b" }]);
  expect(screen.getByText("A página saiu do ar em antes.example")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Redirecionar o endereço de antes" }).getAttribute("href")).toBe("/sites/a/redirects");
});

it("moves one that is not published with less ado, and back: then nothing is moved", async () => {
  const { asked } = await show({ choices: async () => ({ ...ALONE, sites: SITES }) });
  await press("Mudar");
  await choose("Site e domínio", "depois.example");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("A página passa de antes.example para este site.")).toBeTruthy();
  await choose("Site e domínio", "antes.example");
  expect(screen.queryByText(/A página passa de/)).toBeNull();
  await press("Publicar página");
  expect(asked).toEqual([{ overwrite: false }]);
  expect(screen.queryByText(/saiu do ar/)).toBeNull();
});

it("takes the address that is free on the chosen site, or the place of the page that is there", async () => {
  const taken: PublishOutcome = { kind: "taken", message: "Já existe uma página publicada.", freeSlug: "oferta-2" };
  const { asked } = await show({ choices: async () => ({ ...ALONE, sites: SITES }), outcomes: [taken, taken, DONE] });
  await press("Mudar");
  await choose("Site e domínio", "depois.example");
  await press("Publicar página");
  await press("Publicar em /oferta-2");
  await press("Substituir a página de lá");
  expect(asked.slice(1)).toEqual([
    { overwrite: false, slug: "oferta-2", siteId: "b" },
    { overwrite: true, slug: "oferta-2", siteId: "b" },
  ]);
});

it.each([
  ["siteId", "Escolha um domínio.", "Site e domínio"],
  ["slug", "Use letras.", "Endereço"],
] as const)("says at its field that %s cannot be, and opens it", async (field, message, label) => {
  await show({ choices: async () => ({ ...ALONE, sites: SITES }), outcomes: [{ kind: "unfit", field, message }] });
  await press("Publicar página");
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(screen.getByLabelText("Endereço"), { target: { value: "nova" } });
  expect(screen.queryByText(message)).toBeNull();
});

it("publishes along the variants that sync unless somebody says which, and says which could not be", async () => {
  const along = async () => ({ ...ALONE, variants: VARIANTS });
  const first = await show({ choices: along });
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect([box("/oferta-b · Azul").checked, box("/oferta-c · Verde").checked]).toEqual([true, false]);
  await press("Publicar página");
  expect(first.asked).toEqual([{ overwrite: false }]);
  cleanup();
  const second = await show({ choices: along, outcomes: [{ ...DONE, left: [{ title: "Verde", message: "O endereço já é de outra." }] }] });
  fireEvent.click(box("/oferta-c · Verde"));
  await press("Publicar página");
  expect(second.asked).toEqual([{ overwrite: false, syncIds: ["v1", "v2"] }]);
  expect(screen.getByText("O endereço já é de outra.")).toBeTruthy();
  cleanup();
  const third = await show({ choices: along, outcomes: [{ kind: "unfit", field: "syncIds", message: "Escolha uma variante." }, DONE] });
  fireEvent.click(box("/oferta-b · Azul"));
  await press("Publicar página");
  expect(third.asked).toEqual([{ overwrite: false, syncIds: null }]);
  expect(within(screen.getByRole("group", { name: "Publicar junto" })).getByText("Escolha uma variante.")).toBeTruthy();
});

it("publishes all the same where nobody says what there is to choose, and asks again", async () => {
  let isAway = true;
  const { asked } = await show({ choices: async () => (isAway ? Promise.reject(new Error("away")) : { ...ALONE, variants: VARIANTS }) });
  expect(screen.getByText("Faltam os outros sites e as variantes")).toBeTruthy();
  isAway = false;
  await press("Tentar de novo");
  expect(screen.getByRole("group", { name: "Publicar junto" })).toBeTruthy();
  expect(screen.queryByText("Faltam os outros sites e as variantes")).toBeNull();
  await press("Publicar página");
  expect(asked).toEqual([{ overwrite: false }]);
});

it("waits in place for the sites and for the weight", async () => {
  await show({ choices: () => new Promise(() => undefined), isWeighed: false });
  await press("Mudar");
  expect(screen.getByText("Buscando os seus sites")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "O que o visitante carrega" }).nextElementSibling?.getAttribute("aria-hidden")).toBe("true");
});

it("changes the language of the page, an edit like any other", async () => {
  const { editor } = await show();
  await press("Mudar");
  await choose("Idioma da página", "Espanhol");
  expect(editor.store.get(PAGE_ID)).toMatchObject({ language: "es" });
});
