import { act, screen } from "@testing-library/react";
import type { Account, Entitlement } from "@vitrine/contract";
import { copyFragment, emptyDocument, makeSynced, type PageDocument, words } from "@vitrine/document";
import { beforeEach, expect, it } from "vitest";
import { Editor } from "../../../builder/editor/editor.ts";
import { samplePage as sampleDocument } from "../../../builder/testing/sample-editor.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import type { FakeAnswers } from "../../../testing/fake-api.ts";
import { measuredRooms } from "../../../testing/measured-rooms.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { BuilderScreen } from "./builder-screen.tsx";

const AT = "2026-03-01T12:00:00.000Z";
const SECTION_ID = "syn_01k0000000000000000000000a";

/** A page with one heading, which says something. */
function documentSaying(text: string): PageDocument {
  const { schema, records } = sampleDocument([["section", "s1", [["heading", "h1"]]]]);
  const heading = records.h1;
  if (heading?.type !== "block") throw new Error("no heading");
  return { schema, records: { ...records, h1: { ...heading, props: { ...heading.props, content: words(text) } } } };
}

const asStored = (document: PageDocument) => () => ({ version: 3, document: { ...document } });

const open = (account: Partial<Account>, more: FakeAnswers = {}) =>
  showScreen({
    at: `/builder/${pageIdOf("a")}`,
    route: "/builder/$pageId",
    screen: BuilderScreen,
    words: ["editor", "builder"],
    account: sampleAccount(account),
    answers: { pages: { get: () => samplePage(), getDocument: asStored(documentSaying("Só por hoje")) }, ...more },
  });

const shownPage = async (): Promise<string> => (await screen.findByTitle<HTMLIFrameElement>("Visualização da página")).srcdoc;

beforeEach(() => measuredRooms(1280, 800));

it("shows a page to whoever may only look, says who changes it, and asks for nothing that would be refused", async () => {
  const { api } = await open({ role: "viewer" });
  expect(await screen.findByText("Você pode ver esta página. Para mudar, peça a quem edita esta conta.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Oferta" })).toBeTruthy();
  expect(screen.getByText("Só leitura")).toBeTruthy();
  expect(await shownPage()).toContain("Só por hoje");
  expect(screen.getByRole("link", { name: "Voltar para as páginas" }).getAttribute("href")).toBe("/pages");
  expect(screen.getByRole("link", { name: "Histórico" }).getAttribute("href")).toBe(`/revision?page=${pageIdOf("a")}`);
  // Nothing of the editor, which would save.
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByRole("link", { name: "Ver no ar" })).toBeNull();
  expect(new Set(api.asked.map(({ call }) => call))).toEqual(new Set(["pages.get", "pages.getDocument"]));
});

it("leads to a page that visitors see", async () => {
  const url = "https://loja.example/oferta";
  await open({ role: "viewer" }, { pages: { get: () => samplePage({ url }), getDocument: asStored(documentSaying("No ar")) } });
  expect((await screen.findByRole("link", { name: "Ver no ar" })).getAttribute("href")).toBe(url);
});

const withoutEditing = sampleAccount().entitlements.filter((each): each is Entitlement => each !== "edit");
const ended = { ...sampleAccount().plan, kind: "paid", isActive: false } as const;
it.each([
  ["the owner, with the way to plans", "owner", "Ver planos"],
  ["an editor, whom the owner has to help", "editor", null],
] as const)("shows a page that the plan does not let one change to %s", async (_, role, way) => {
  await open({ role, entitlements: withoutEditing, plan: ended });
  expect(await shownPage()).toContain("Só por hoje");
  expect(screen.getByText(way ? /plano terminou/ : "O plano desta conta terminou")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Ver planos" })?.textContent ?? null).toBe(way);
});

it.each([
  ["as it is by now", true, "Novo"],
  ["by the copy that the page keeps where that does not come", false, "Antigo"],
])("shows a synced section %s", async (_, comes, seen) => {
  const editor = new Editor(documentSaying("Antigo"));
  expect(editor.run(makeSynced("s1", { placeId: "p1", sectionId: SECTION_ID, version: 2 })).ok).toBe(true);
  const fragment = copyFragment(new Editor(documentSaying("Novo")).store, ["s1"]);
  const section = { id: SECTION_ID, name: "Rodapé", version: 3, createdAt: AT, changedAt: AT, pages: 1, behind: 1 };
  await open(
    { role: "viewer" },
    {
      pages: { get: () => samplePage(), getDocument: asStored(editor.store.toDocument()) },
      synced: {
        get: () => (comes ? { section, fragment: { ...fragment }, isBeyondReach: false } : { refusedFor: "SYNCED_SECTION_NOT_FOUND" }),
      },
    },
  );
  const page = await shownPage();
  expect(["Novo", "Antigo"].filter((words) => page.includes(words))).toEqual([seen]);
});

it("says that there is nothing on it yet", async () => {
  const { schema, records } = emptyDocument({ title: "Oferta", language: "pt" });
  await open({ role: "viewer" }, { pages: { get: () => samplePage(), getDocument: asStored({ schema, records }) } });
  expect(await screen.findByText("Página vazia")).toBeTruthy();
});

it("says that there is no such page, to whoever may only look too", async () => {
  await open({ role: "viewer" }, { pages: { get: () => ({ refusedFor: "NOT_FOUND" }), getDocument: () => ({ refusedFor: "NOT_FOUND" }) } });
  expect(await screen.findByText("Não encontramos esta página")).toBeTruthy();
});

it("goes on to the editor by itself for whoever may edit by now", async () => {
  const { api, queryClient } = await open({ role: "viewer" });
  await shownPage();
  api.answer({ pages: { getDocument: () => new Promise(() => undefined) } });
  act(() => queryClient.setQueryData(ACCOUNT_KEY, sampleAccount({ role: "editor" })));
  expect(await screen.findByText("Abrindo a página")).toBeTruthy();
  expect(screen.queryByText("Só leitura")).toBeNull();
});
