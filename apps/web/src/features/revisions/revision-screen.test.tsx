import { fireEvent, screen, within } from "@testing-library/react";
import type { Account } from "@vitrine/contract";
import { emptyDocument, type PageDocument, words } from "@vitrine/document";
import { expect, it, vi } from "vitest";
import { connection } from "../../platform/calls/connection.ts";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../testing/sample-page.ts";
import { revisionIdOf, sampleRevision } from "../../testing/sample-revision.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { RevisionScreen } from "./revision-screen.tsx";

const shared = { type: "block", version: 1, styles: {} } as const;

function documentOf(text: string): PageDocument {
  const { schema, records } = emptyDocument({ title: "Oferta", language: "pt" });
  const props = { level: "h2", content: words(text) };
  return {
    schema,
    records: {
      ...records,
      s: { ...shared, id: "s", kind: "section", parentId: "page", slot: "body", order: "a0", props: { tag: "section" } },
      h: { ...shared, id: "h", kind: "heading", parentId: "s", slot: "content", order: "a0", props },
    },
  };
}

const LIVE = sampleRevision("b", { name: "Antes da campanha", kind: "named", publishedAt: "2026-03-01T12:00:00.000Z", isLive: true });
const OLD = sampleRevision("a", { version: 1, changes: {}, createdAt: "2026-02-27T12:00:00.000Z", by: null });

const ANSWERS = {
  pages: { get: () => samplePage(), getDocument: () => ({ version: 4, document: { ...documentOf("Agora") } }) },
  revisions: {
    list: () => ({ items: [LIVE, OLD], nextCursor: null }),
    get: (input: { revisionId: string }) => ({
      revision: input.revisionId === OLD.id ? OLD : LIVE,
      document: { ...documentOf(input.revisionId === OLD.id ? "Antiga" : "Campanha") },
    }),
  },
} as const satisfies FakeAnswers;

const open = (answers: FakeAnswers, { search = "", account = {} }: { search?: string; account?: Partial<Account> } = {}) =>
  showScreen({
    at: `/revision?page=${pageIdOf("a")}${search}`,
    route: "/revision",
    screen: RevisionScreen,
    words: ["revisions", "billing"],
    account: sampleAccount(account),
    answers,
  });

it("teaches what comes here while there is nothing, and keeps the page under a name", async () => {
  const { api } = await open({ ...ANSWERS, revisions: { list: () => ({ items: [], nextCursor: null }), save: () => LIVE } });
  expect(await screen.findByRole("heading", { name: "O histórico começa na próxima edição" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Salvar revisão" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Salvar revisão" }));
  expect(await dialog.findByText("Dê um nome à revisão.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Nome"), { target: { value: "Antes da campanha" } });
  api.answer({ revisions: { list: ANSWERS.revisions.list, get: ANSWERS.revisions.get } });
  fireEvent.click(dialog.getByRole("button", { name: "Salvar revisão" }));
  expect(await screen.findByRole("button", { name: /Antes da campanha/ })).toBeTruthy();
  const saved = api.asked.find(({ call }) => call === "revisions.save");
  expect(saved?.input).toEqual({ id: pageIdOf("a"), name: "Antes da campanha" });
});

it("keeps what was typed when a revision cannot be saved", async () => {
  await open({ ...ANSWERS, revisions: { ...ANSWERS.revisions, save: () => NO_ANSWER } });
  fireEvent.click(await screen.findByRole("button", { name: "Salvar revisão" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Nome"), { target: { value: "Quase" } });
  fireEvent.click(dialog.getByRole("button", { name: "Salvar revisão" }));
  expect(await screen.findByText("Não deu para salvar a revisão")).toBeTruthy();
  expect((dialog.getByLabelText("Nome") as HTMLInputElement).value).toBe("Quase");
  connection.noteAnswer();
});

it("lists revisions by day: what each is called, who made it, what it changed, and which one visitors see", async () => {
  await open(ANSWERS);
  const list = within(await screen.findByRole("navigation", { name: "Revisões" }));
  expect(list.getAllByRole("heading").map((each) => each.textContent)).toHaveLength(2);
  const [first, second] = list.getAllByRole("button");
  expect(first?.textContent).toMatch(/Antes da campanha.*No ar.*Ana Souza.*3 textos, 1 imagem/);
  expect(second?.textContent).toMatch(/Edição.*A página como começou/);
  expect(first?.getAttribute("aria-current")).toBe("true");
});

it("tells who gave a revision to visitors", async () => {
  const at = "2026-03-01T12:00:00.000Z";
  const items = (
    [
      { name: "Bia Lima", via: "person" },
      { name: "Bia Lima", via: "api_key" },
      { name: null, via: "support" },
      { name: null, via: "api_key" },
    ] as const
  ).map((publishedBy, index) => sampleRevision("cdef"[index] ?? "", { kind: "published", by: null, publishedAt: at, publishedBy }));
  await open({ ...ANSWERS, revisions: { ...ANSWERS.revisions, list: () => ({ items: [...items, LIVE], nextCursor: null }) } });
  const list = within(await screen.findByRole("navigation", { name: "Revisões" }));
  const told = list.getAllByRole("button").map((each) => /Publicada p[^0-9]*/.exec(each.textContent ?? "")?.[0]);
  expect(told).toEqual([
    "Publicada por Bia Lima",
    "Publicada por Bia Lima, com uma chave de API",
    "Publicada pelo suporte",
    "Publicada por alguém que não tem mais conta",
    undefined,
  ]);
  expect(within(screen.getByRole("region", { name: /^Publicação, / })).getByText("Publicada por Bia Lima")).toBeTruthy();
});

it("says why the history cannot be shown, and tries again", async () => {
  const { api } = await open({ ...ANSWERS, revisions: { list: () => ({ refusedFor: "SERVER_ERROR" }) } });
  const retry = await screen.findByRole("button", { name: "Tentar de novo" });
  api.answer(ANSWERS);
  fireEvent.click(retry);
  expect(await screen.findByRole("navigation", { name: "Revisões" })).toBeTruthy();
});

it("says that there is no such page", async () => {
  await open({ ...ANSWERS, pages: { get: () => ({ refusedFor: "NOT_FOUND" }) } });
  expect(await screen.findByRole("heading", { name: "Não encontramos o que você procura" })).toBeTruthy();
});

it("waits for a server that does not answer, and fills when it is back", async () => {
  const { api } = await open({
    pages: { ...ANSWERS.pages, get: () => NO_ANSWER },
    revisions: { ...ANSWERS.revisions, list: () => NO_ANSWER },
  });
  expect(await screen.findByText("Sem conexão. O histórico continua quando ela voltar.")).toBeTruthy();
  api.answer(ANSWERS);
  connection.noteAnswer();
  expect(await screen.findByRole("navigation", { name: "Revisões" })).toBeTruthy();
});

it("asks for a page where the address names none", async () => {
  await showScreen({ at: "/revision", screen: RevisionScreen, words: ["revisions", "billing"], account: sampleAccount(), answers: {} });
  expect((await screen.findByRole("link", { name: "Escolher uma página" })).getAttribute("href")).toBe("/pages");
});

it("steps through what changed, brings back the section of it, and takes that back", async () => {
  const restored: unknown[] = [];
  const restore = (input: unknown) => {
    restored.push(input);
    return { version: 5, keptId: revisionIdOf("c") };
  };
  await open({ ...ANSWERS, revisions: { ...ANSWERS.revisions, restore } }, { search: `&revision=${OLD.id}` });
  expect(await screen.findByText("1 mudança")).toBeTruthy();
  fireEvent.keyDown(window, { key: "ArrowDown", altKey: true });
  expect(await screen.findByText("Alterado · 1 de 1")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Restaurar esta seção" }));
  fireEvent.click(await screen.findByRole("button", { name: "Desfazer" }));
  await vi.waitFor(() =>
    expect(restored).toEqual([
      { id: pageIdOf("a"), revisionId: OLD.id, blockId: "s" },
      { id: pageIdOf("a"), revisionId: revisionIdOf("c") },
    ]),
  );
});

it("asks before it restores the whole page, and says what is refused", async () => {
  const { api } = await open({ ...ANSWERS, revisions: { ...ANSWERS.revisions, restore: () => ({ refusedFor: "BUSY_PAGE" }) } });
  fireEvent.click(await screen.findByRole("button", { name: "Restaurar esta revisão" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Restaurar" }));
  expect(await screen.findByText(/Alguém está editando a página neste momento/)).toBeTruthy();
  expect(api.asked.filter(({ call }) => call === "revisions.restore").map(({ input }) => input)).toEqual([
    { id: pageIdOf("a"), revisionId: LIVE.id },
  ]);
});

it("makes a page of a revision, and leads there", async () => {
  const made = samplePage({ id: pageIdOf("b"), title: "Oferta (revisão)" });
  await open({ ...ANSWERS, revisions: { ...ANSWERS.revisions, makePage: () => made } });
  fireEvent.click(await screen.findByRole("button", { name: "Mais ações" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Criar página com esta revisão" }));
  expect(await screen.findByText("Oferta (revisão)")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Abrir no editor" })).toBeTruthy();
});

it("lets somebody who may only look see all of it, and offers nothing else", async () => {
  await open(ANSWERS, { account: { role: "viewer" } });
  expect(await screen.findByText(/Você pode ver o histórico/)).toBeTruthy();
  expect(await screen.findByText("1 mudança")).toBeTruthy();
  for (const name of [/Restaurar/, "Salvar revisão", "Mais ações"]) expect(screen.queryByRole("button", { name })).toBeNull();
});
