import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { Page, Role } from "@vitrine/contract";
import { LANGUAGES } from "@vitrine/document";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connection } from "../../../platform/calls/connection.ts";
import { showLanguage } from "../../../platform/language/i18n.ts";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { PagesScreen } from "./pages-screen.tsx";

const url = "https://loja.example.com/oferta";
const live = samplePage({ id: pageIdOf("a"), title: "No ar", status: "published", url });
const draft = samplePage({ id: pageIdOf("b"), title: "Rascunho", url: null });

const openAs = (role: Role, pages: Page[], answers: FakeAnswers["pages"] = {}) =>
  showScreen({
    ...{
      at: "/pages",
      screen: PagesScreen,
      words: ["pages", "list", "labels", "status", "billing", "sites"],
      account: sampleAccount({ role }),
    },
    answers: {
      pages: { list: () => ({ items: pages, others: [], nextCursor: null }), ...answers },
      labels: { list: () => ({ items: [] }) },
      sites: { list: () => ({ items: [sampleSite()], nextCursor: null }) },
    },
  });
const actionsOf = async (title: string): Promise<(string | null)[]> => {
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`ções.*${title}`) }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  return items;
};

it("offers an editor all that can be done with a page", async () => {
  await openAs("editor", [live, draft]);
  expect((await screen.findByRole("link", { name: "Rascunho" })).getAttribute("href")).toBe(`/builder/${draft.id}`);
  expect(screen.getByRole("link", { name: "Nova página" }).getAttribute("href")).toBe("/new");
  const offered = await actionsOf("No ar");
  for (const action of ["Editar", "Duplicar", "Despublicar", "Excluir"]) expect(offered).toContain(action);
});

it("offers whoever may only look what they may do, and nothing that would be refused", async () => {
  await openAs("viewer", [live, draft]);
  expect((await screen.findByRole("link", { name: "Rascunho" })).getAttribute("href")).toBe(`/preview/${draft.id}`);
  expect(screen.queryByRole("link", { name: "Nova página" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Editar/ })).toBeNull();
  const looks = ["Configurações", "Histórico", "Publicação e agendamento"];
  expect(await actionsOf("No ar")).toEqual(["Ver página", "Ver no ar", "Copiar endereço", ...looks]);
  expect(await actionsOf("Rascunho")).toEqual(["Ver página", ...looks]);
});

it("tells whoever may only look where nothing is yet who fills it", async () => {
  await openAs("viewer", []);
  expect(await screen.findByRole("heading", { name: "Ainda não há páginas" })).toBeTruthy();
  expect(screen.getByText(/Quando alguém que edita esta conta criar uma/)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("publishes a page under the title it was just given", async () => {
  let save = (): void => undefined;
  const saving = new Promise<void>((resolve) => {
    save = resolve;
  });
  const { api } = await openAs("editor", [draft]);
  api.answer({
    pages: {
      update: async () => {
        await saving;
        return { ...draft, title: "Lançamento" };
      },
    },
    publishing: { publish: () => ({ refusedFor: "NOT_FOUND" }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: /ções.*Rascunho/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Renomear" }));
  const title = await screen.findByRole("textbox", { name: "Novo título" });
  fireEvent.change(title, { target: { value: "Lançamento" } });
  fireEvent.keyDown(title, { key: "Enter" });
  fireEvent.click(await screen.findByRole("button", { name: /ções.*Lançamento/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Publicar" }));
  const asked = () => api.asked.map(({ call }) => call).filter((call) => /update|publish$/.test(call));
  await vi.waitFor(() => expect(asked()).toEqual(["pages.update"]));
  await act(async () => save());
  await vi.waitFor(() => expect(asked()).toEqual(["pages.update", "publishing.publish"]));
});

const STATES = {
  pt: {
    loading: "Carregando",
    offline: "Sem resposta do servidor",
    error: "Não deu para carregar",
    again: "Tentar de novo",
    empty: "Sua primeira página começa aqui",
    create: "Nova página",
    looks: "Ainda não há páginas",
    most: "Escolha no máximo 10 páginas de cada vez.",
    none: "Nenhuma página com esses filtros",
  },
  en: {
    loading: "Loading",
    offline: "The server does not answer",
    error: "This could not be loaded",
    again: "Try again",
    empty: "Your first page starts here",
    create: "New page",
    looks: "There are no pages yet",
    most: "Choose at most 10 pages at a time.",
    none: "No page matches these filters",
  },
  es: {
    loading: "Cargando",
    offline: "El servidor no responde",
    error: "No se pudo cargar",
    again: "Intentar de nuevo",
    empty: "Tu primera página empieza aquí",
    create: "Nueva página",
    looks: "Todavía no hay páginas",
    most: "Elige como máximo 10 páginas a la vez.",
    none: "Ninguna página con esos filtros",
  },
} as const;

describe.each(LANGUAGES.map((language) => ({ language, ...STATES[language] })))("in $language", ({ language, ...words }) => {
  beforeEach(() => showLanguage(language));
  afterEach(() => showLanguage("pt"));
  const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

  it("shows the list in its size while it is on its way", async () => {
    const never = new Promise<never>(() => undefined);
    await openAs("editor", [], { list: () => never });
    expect(await screen.findByRole("status", { name: words.loading })).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    expect(screen.getByRole("searchbox")).toBeTruthy();
  });

  it("says that nothing answers, and shows the list once something does", async () => {
    const { api } = await openAs("editor", [draft], { list: () => NO_ANSWER });
    expect(await heading(words.offline)).toBeTruthy();
    api.answer({ pages: { list: () => ({ items: [draft], others: [], nextCursor: null }) } });
    act(() => connection.noteAnswer());
    expect(await screen.findByRole("link", { name: "Rascunho" })).toBeTruthy();
  });

  it("says what the server says with the code of the request, and reads the list again when asked", async () => {
    const { api } = await openAs("editor", [draft], { list: () => ({ refusedFor: "SERVER_ERROR" }) });
    expect(await heading(words.error)).toBeTruthy();
    expect(screen.getByText("req_fake")).toBeTruthy();
    api.answer({ pages: { list: () => ({ items: [draft], others: [], nextCursor: null }) } });
    fireEvent.click(screen.getByRole("button", { name: words.again }));
    expect(await screen.findByRole("link", { name: "Rascunho" })).toBeTruthy();
  });

  it("teaches an editor where nothing is yet, and whoever looks who fills it", async () => {
    await openAs("editor", []);
    expect(await heading(words.empty)).toBeTruthy();
    expect(screen.getByRole("link", { name: words.create }).getAttribute("href")).toBe("/new");
    cleanup();
    await openAs("viewer", []);
    expect(await heading(words.looks)).toBeTruthy();
    expect(screen.queryByRole("link", { name: words.create })).toBeNull();
  });

  it("leaves no more than ten to be chosen, and finds its way out of filters that leave nothing", async () => {
    const many = [..."abcdefghjkm"].map((letter) => samplePage({ id: pageIdOf(letter), title: letter }));
    await openAs("editor", many, { list: ({ search }) => ({ items: search ? [] : many, others: [], nextCursor: null }) });
    const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
    for (const box of boxes) fireEvent.click(box);
    expect(await screen.findByText(words.most)).toBeTruthy();
    expect(boxes.filter(({ checked }) => checked)).toHaveLength(10);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
    expect(await heading(words.none)).toBeTruthy();
  });
});
