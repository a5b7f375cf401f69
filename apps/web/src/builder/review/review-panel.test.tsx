import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { FINDING_CODES, findingOf } from "@vitrine/checks";
import { LANGUAGES, PAGE_ID, setBlockSettings } from "@vitrine/document";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { PageHealth } from "./page-health.tsx";
import type { PageReview } from "./page-review.ts";
import { ReviewContext, type ShownReview } from "./page-review-provider.tsx";
import { PublishFindings } from "./publish-findings.tsx";
import { ReviewPanel } from "./review-panel.tsx";

afterEach(cleanup);

const CALM: PageReview = {
  sizes: { html: 9_000, css: 3_000, script: 0 },
  imageBytes: 88_000,
  unweighedCount: 0,
  budget: 500_000,
  findings: [],
};
const FOUND = [
  findingOf({ code: "description_missing", field: "description" }),
  findingOf({ code: "anchor_missing", field: "href", values: { anchor: "planos" } }, "b1"),
  findingOf({ code: "contrast_low", values: { ratio: 2.3, needed: 4.5 } }, "t1"),
  findingOf({ code: "unfinished" }, "h1"),
  findingOf({ code: "alt_missing", field: "alt" }, "h1"),
];

async function show(what: "panel" | "health" | "before", shown: Partial<ShownReview> = {}, language: (typeof LANGUAGES)[number] = "pt") {
  await startMessages(language);
  await loadMessages("builder", "review", "ui");
  const editor = sampleEditor();
  const frame = new Frame();
  const ask = vi.fn();
  const onGo = vi.fn();
  const view = { panel: <ReviewPanel />, health: <PageHealth />, before: <PublishFindings onGo={onGo} /> }[what];
  await act(async () => {
    render(
      <EditorContext value={editor}>
        <FrameContext value={frame}>
          <CanvasProvider>
            <ReviewContext value={{ review: CALM, facts: "known", ask, ...shown }}>
              <Suspense>{view}</Suspense>
            </ReviewContext>
          </CanvasProvider>
        </FrameContext>
      </EditorContext>,
    );
  });
  return { editor, frame, ask, onGo };
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

it("lists what was found by severity, worst first, with the place and what to do", async () => {
  await show("panel", { review: { ...CALM, findings: FOUND } });
  const groups = screen.getAllByRole("region");
  expect(groups.map((group) => within(group).getByRole("heading").textContent)).toEqual(["Um erro", "3 avisos", "Uma dica"]);
  const row = within(groups[0] as HTMLElement).getByRole("button");
  expect(row.textContent).toBe(
    "O link leva a #planos, que não existeBotão · Seção 2Escolha outro destino, ou dê a âncora planos ao bloco certo.",
  );
  expect(screen.getByText("Texto difícil de ler: contraste 2,3")).toBeDefined();
});

it("leads to the field that mends it, on a telephone too, to the page's settings, and out of the way of what has no field", async () => {
  const { editor, frame } = await show("panel", { review: { ...CALM, findings: FOUND } });
  frame.showLeft("review");
  await press(/^O link leva a #planos/);
  expect([editor.view.selection, frame.view.tab, frame.view.sheet]).toEqual([["b1"], "content", "right"]);
  expect(frame.view.wanted).toEqual({ ownerId: "b1", field: "href" });
  await press(/^Texto difícil de ler/);
  expect([editor.view.selection, frame.view.tab, frame.view.sheet]).toEqual([["t1"], "style", null]);
  await press(/^Falta a descrição da página/);
  expect([frame.view.left, frame.view.wanted]).toEqual(["page", { ownerId: PAGE_ID, field: "description" }]);
  frame.want(null);
  await act(async () => void editor.run(setBlockSettings("b1", { locked: true })));
  await press(/^O link leva a #planos/);
  expect([editor.view.selection, frame.view.sheet, frame.view.wanted]).toEqual([["b1"], null, null]);
});

it("leads to the piece of the page's code that is meant, of the three that there may be", async () => {
  const finding = findingOf({ code: "page_code_off", field: "code", values: { place: "footer" } });
  const { frame } = await show("panel", { review: { ...CALM, findings: [finding] } });
  await press(/^Um código dos ajustes está desligado/);
  expect([frame.view.left, frame.view.wanted]).toEqual(["page", { ownerId: PAGE_ID, field: "code.footer.code" }]);
});

it("says that it is looking, that all is in order, and what could not be looked at", async () => {
  await show("panel", { review: null, facts: "asking" });
  expect(screen.getByText("Conferindo a página")).toBeDefined();
  cleanup();
  await show("panel");
  expect(screen.getByText("Tudo em ordem. Pode publicar.")).toBeDefined();
  cleanup();
  const { ask } = await show("panel", { facts: "missing" });
  expect(screen.getByText("Parte da revisão não foi feita")).toBeDefined();
  await press("Tentar de novo");
  expect(ask).toHaveBeenCalledOnce();
});

it("shows thirty of a kind at once, and more when asked", async () => {
  const findings = Array.from({ length: 70 }, () => findingOf({ code: "alt_missing" }, "h1"));
  await show("panel", { review: { ...CALM, findings } });
  const rows = () => within(screen.getAllByRole("region")[0] as HTMLElement).getAllByRole("listitem").length;
  expect(rows()).toBe(30);
  await press("Mostrar mais 30");
  await press("Mostrar mais 10");
  expect(rows()).toBe(70);
  expect(screen.queryByRole("button", { name: /^Mostrar mais/ })).toBeNull();
});

it("weighs the page against its budget, which is changed in place", async () => {
  const { editor } = await show("panel", { review: { ...CALM, imageBytes: 600_000, unweighedCount: 2 } });
  expect(screen.getByText("612,0 kB de 500 kB")).toBeDefined();
  expect(screen.getByText("Falta pesar 2, que acabaram de entrar")).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole("radio", { name: "1 MB" })));
  expect(editor.store.get(PAGE_ID)).toMatchObject({ weightBudget: 1_000 });
});

it("counts in the header what is to be mended, hints apart", async () => {
  const { frame } = await show("health", { review: { ...CALM, findings: FOUND } });
  await press("Revisão: 4 pontos para resolver");
  expect(frame.view.left).toBe("review");
  cleanup();
  await show("health");
  expect(screen.getByRole("button", { name: "Revisão: tudo em ordem" })).toBeDefined();
  expect(screen.getByRole("button", { name: /^Peso da página: 100,0 kB/ })).toBeDefined();
  cleanup();
  await show("health", { review: null });
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells before publishing: errors first, what is left in the panel; nothing where there are only hints", async () => {
  const { frame, onGo, ask, editor } = await show("before", { review: { ...CALM, findings: FOUND } });
  expect(ask).toHaveBeenCalledOnce();
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("Um erro que quem visita vai encontrar");
  expect(within(notice).getAllByRole("listitem")).toHaveLength(1);
  await act(async () => void fireEvent.click(within(notice).getAllByRole("button", { name: "Ir até lá" })[0] as HTMLElement));
  expect([editor.view.selection, onGo.mock.calls.length]).toEqual([["b1"], 1]);
  await press("Ver todos os 4 na revisão");
  expect([frame.view.left, onGo.mock.calls.length]).toEqual(["review", 2]);
  cleanup();
  await show("before", { review: { ...CALM, findings: [findingOf({ code: "alt_missing" }, "h1")] } });
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each(LANGUAGES)("has words for every finding in %s, with every value that they name", async (language) => {
  const values = {
    ads: "Google Ads",
    anchor: "x",
    key: "email",
    path: "/x",
    domain: "x.com",
    count: 16,
    limit: 15,
    bytes: 9,
    budget: 9,
    ratio: 2,
    needed: 4.5,
    level: 4,
    before: 2,
  };
  await show("panel", { review: { ...CALM, findings: FINDING_CODES.map((code) => findingOf({ code, values }, "h1")) } }, language);
  expect(screen.getAllByRole("listitem")).toHaveLength(FINDING_CODES.length);
  expect(document.body.textContent).not.toMatch(/\{\{|title\.|advice\./);
});
