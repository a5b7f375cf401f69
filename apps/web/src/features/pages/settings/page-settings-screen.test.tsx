import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Page, PageSettingsReply } from "@vitrine/contract";
import { expect, it } from "vitest";
import { connection } from "../../../platform/calls/connection.ts";
import { tellListeners } from "../../../platform/live/live-topics.ts";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { type Shown, showScreen } from "../../../testing/show-screen.tsx";
import { PageSettingsScreen } from "./page-settings-screen.tsx";

const id = pageIdOf("a");
const EMPTY: PageSettingsReply = { language: "pt", title: "", description: "" };
const RECORDS = { page: { type: "page" }, b1: { type: "block", anchor: "planos" }, b2: { type: "block" } };

/** A server with one page, whose settings are as they were last saved. */
function serverOf(first: Partial<PageSettingsReply> = {}, page: Partial<Page> = {}) {
  let settings: PageSettingsReply = { ...EMPTY, ...first };
  const answers: FakeAnswers = {
    pages: {
      get: () => samplePage(page),
      getSettings: () => ({ version: 1, settings }) as never,
      getDocument: () => ({ version: 1, document: { records: RECORDS } }),
      findCode: () => ({ on: [] }),
      approveCode: () => ({ success: true }),
      update: ({ settings: changes = {} }) => {
        const next = Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== null);
        settings = Object.fromEntries(next) as unknown as PageSettingsReply;
        return samplePage(page);
      },
    },
  };
  const change = (more: Partial<PageSettingsReply>): void => {
    settings = { ...settings, ...more };
  };
  return { answers, change };
}

async function open(search = "", { answers } = serverOf(), account = sampleAccount()): Promise<Shown> {
  const shown = await showScreen({
    at: `/pages/${id}/settings${search}`,
    route: "/pages/$pageId/settings",
    ...{ screen: PageSettingsScreen, words: ["pages", "page-settings", "billing", "builder"], account, answers },
  });
  await screen.findByRole("navigation", { name: "Grupos de configurações" });
  return shown;
}

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const group = (name: string) => press(new RegExp(`^${name}`));
const flip = (name: RegExp) => fireEvent.click(screen.getByRole("switch", { name }));
const save = () => press("Salvar");
const choose = async (label: string, option: string) => {
  const box = screen.getByRole("combobox", { name: label });
  await act(async () => void fireEvent.click(box));
  const item = await screen.findByRole("option", { name: option });
  await act(async () => {
    fireEvent.pointerDown(item, { pointerType: "mouse" });
    fireEvent.click(item);
  });
};
const sent = ({ api }: Shown) => api.asked.filter(({ call }) => call === "pages.update").map(({ input }) => input);

it.each<readonly [group: string, fill: () => unknown, saved: object]>([
  ["search", () => type("Título da página", "Curso de violão"), { title: "Curso de violão" }],
  ["search", () => type("Descrição", "Do zero"), { description: "Do zero" }],
  ["search", () => type("Autor", "Ana"), { author: "Ana" }],
  ["search", () => type("Palavras-chave", "violão"), { keywords: "violão" }],
  ["search", () => flip(/Ocultar/), { hiddenFromSearch: true }],
  ["search", () => type("Título ao compartilhar", "Toque"), { ogTitle: "Toque" }],
  ["search", () => type("Descrição ao compartilhar", "Já"), { ogDescription: "Já" }],
  ["search", () => type("Endereço canônico", "https://a.example/x"), { canonical: "https://a.example/x" }],
  [
    "search",
    async () => {
      await press("Adicionar endereço");
      type("Idioma", "en");
      type("Link", "https://a.example/en");
    },
    { canonicalLinks: [{ name: "en", link: "https://a.example/en" }] },
  ],
  [
    "search",
    async () => {
      await press("Adicionar meta tag");
      type("Nome", "theme-color");
      type("Conteúdo", "#fff");
    },
    { metaTags: [{ name: "theme-color", content: "#fff" }] },
  ],
  ["address", () => fireEvent.click(screen.getByRole("radio", { name: "English" })), { language: "en" }],
  ["address", () => fireEvent.click(screen.getByRole("radio", { name: "No topo" })), { languageSwitcher: "top" }],
  ["optimizer", () => flip(/recebe anúncios/), { adDestination: true }],
  ["optimizer", () => flip(/em um quadro/), { allowEmbedding: true }],
  ["speed", () => flip(/só carregam ao clicar/), { embedsOnClick: true }],
  ["speed", () => flip(/fontes do aparelho/), { systemFonts: true }],
  ["speed", () => choose("Imagens que carregam na hora", "Das 4 primeiras seções"), { earlySections: 4 }],
  ["speed", () => choose("Limite de peso", "1 MB"), { weightBudget: 1_000 }],
  [
    "features",
    () => {
      type("Mostrar depois de", "90");
      fireEvent.blur(screen.getByLabelText("Mostrar depois de"));
    },
    { delay: "00:01:30" },
  ],
  [
    "features",
    async () => {
      await screen.findByRole("combobox", { name: "A partir do bloco" });
      await choose("A partir do bloco", "#planos");
    },
    { scrollTo: "planos" },
  ],
  ["features", () => flip(/Passar os parâmetros/), { passParameters: true }],
  ["features", () => type("Link dos botões sem destino", "#planos"), { defaultHref: "#planos" }],
  ["features", () => flip(/Privacidade e termos/), { legalPages: true }],
  ["features", () => flip(/Aviso de consentimento/), { consentBanner: true }],
  ["features", () => flip(/Proteger a página/), { isProtected: true }],
  ["backRedirect", () => type("Para onde vai quem volta", "/ultima-chance"), { backRedirect: "/ultima-chance" }],
])("saves what is filled in under %s (%#)", async (name, fill, settings) => {
  const shown = await open(`?group=${name}`);
  await fill();
  await save();
  await waitFor(() => expect(sent(shown)).toEqual([{ id, settings }]));
  await screen.findByText("Configurações salvas");
  expect(screen.queryByRole("region", { name: "Alterações não salvas" })).toBeNull();
});

it("saves the page's type beside its settings, and takes away what is emptied", async () => {
  const shown = await open("?group=address", serverOf({ author: "Ana" }));
  await choose("Tipo da página", "Venda");
  await group("Busca");
  type("Autor", "");
  await save();
  await waitFor(() => expect(sent(shown)).toEqual([{ id, type: "sales", settings: { author: null } }]));
});

it("leads to what the optimisation asks for, wherever it stands, and saves once it is there", async () => {
  const shown = await open("?group=optimizer", serverOf({ title: "Curso", description: "Do zero" }));
  await act(async () => void fireEvent.click(screen.getByRole("radio", { name: "Google Ads" })));
  expect(screen.getByText("Falta 1 requisito")).toBeDefined();
  await save();
  const author = await screen.findByLabelText("Autor");
  await waitFor(() => expect(document.activeElement).toBe(author));
  expect(screen.getByText("A otimização para Google Ads exige este campo.")).toBeDefined();
  expect(sent(shown)).toEqual([]);
  type("Autor", "Ana");
  expect(screen.queryByText("A otimização para Google Ads exige este campo.")).toBeNull();
  await save();
  await waitFor(() => expect(sent(shown)).toEqual([{ id, settings: { author: "Ana", optimizeFor: "google" } }]));
});

it.each([
  ["Endereço canônico", "canonical", "Este link não é seguro ou está incompleto. Comece com https://."],
  ["Para onde vai quem volta", "backRedirect", "Este link não é seguro ou está incompleto. Comece com https://."],
  ["Mostrar depois de", "delay", "Use o formato HH:MM:SS, de 00:00:01 a 23:59:59."],
])("does not send what cannot be: %s", async (label, field, words) => {
  const shown = await open(`?field=${field}`);
  type(label, "nada:x y");
  expect(screen.getByText(words)).toBeDefined();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect([sent(shown), screen.getByLabelText<HTMLInputElement>(label).value]).toEqual([[], "nada:x y"]);
});

it("says in a list of pairs what is missing, what is there twice, and which field says it already", async () => {
  const shown = await open("", serverOf({ canonicalLinks: [{ name: "en", link: "https://a.example/en" }] }));
  await press("Adicionar endereço");
  expect(screen.getAllByText("Preencha os dois campos")).toHaveLength(2);
  const last = (label: string) => screen.getAllByLabelText(label).at(-1) as HTMLInputElement;
  fireEvent.change(last("Idioma"), { target: { value: "EN" } });
  fireEvent.change(last("Link"), { target: { value: "https://a.example/en" } });
  expect(screen.getByText("O nome já existe")).toBeDefined();
  expect(screen.getByText("O link já existe")).toBeDefined();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(last("Idioma")));
  await press("Tirar EN");
  await press("Adicionar meta tag");
  type("Nome", "og:title");
  expect(screen.getByText("Esta meta tag tem um campo próprio.")).toBeDefined();
  await press("Ir para “Título ao compartilhar”");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Título ao compartilhar")));
  expect(sent(shown)).toEqual([]);
});

it("shows the server's refusal at its field, keeps what was typed, and lets it be sent again once it is another", async () => {
  const server = serverOf();
  const shown = await open("?group=speed", server);
  await group("Busca");
  type("Título da página", "loja.example");
  await group("Velocidade");
  shown.api.answer({
    pages: {
      update: () => ({
        refusedFor: "INVALID_INPUT",
        fields: [{ path: "settings.title", code: "title_is_domain", message: "Outro título." }],
      }),
    },
  });
  await save();
  const title = await screen.findByLabelText<HTMLInputElement>("Título da página");
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect([screen.getByText("Outro título.") !== null, title.value]).toEqual([true, "loja.example"]);
  shown.api.answer(server.answers);
  type("Título da página", "Loja");
  expect(screen.queryByText("Outro título.")).toBeNull();
  await save();
  await screen.findByText("Configurações salvas");
});

it("keeps everything while nobody answers, and saves by itself once somebody does", async () => {
  const server = serverOf();
  const shown = await open("", server);
  type("Autor", "Ana");
  shown.api.answer({ pages: { getSettings: () => NO_ANSWER, update: () => NO_ANSWER } });
  await save();
  const bar = screen.getByRole("region", { name: "Alterações não salvas" });
  expect(await within(bar).findByRole("alert")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Autor").value).toBe("Ana");
  shown.api.answer(server.answers);
  connection.noteNoAnswer();
  await act(async () => connection.noteAnswer());
  await screen.findByText("Configurações salvas");
});

it("finds what was not saved again after the screen was left", async () => {
  const server = serverOf();
  sessionStorage.setItem(`vitrine.page-settings.${id}`, JSON.stringify({ author: { value: "Ana", was: null }, nothing: { value: 1 } }));
  const shown = await open("", server);
  expect(screen.getByLabelText<HTMLInputElement>("Autor").value).toBe("Ana");
  await press("Descartar");
  expect(screen.getByLabelText<HTMLInputElement>("Autor").value).toBe("");
  expect([sessionStorage.getItem(`vitrine.page-settings.${id}`), sent(shown)]).toEqual([null, []]);
});

it("asks which of two stays where somebody else has changed the same, and loses neither before that", async () => {
  const server = serverOf({ author: "Ana" });
  const shown = await open("", server);
  type("Autor", "Bia");
  type("Palavras-chave", "violão");
  server.change({ author: "Caio", description: "De outra aba" });
  await act(async () => tellListeners("pages", { pageId: id }));
  const notice = await screen.findByText("Outra pessoa mudou isto enquanto você editava");
  expect(notice.closest("[role=alert]")?.textContent).toContain("agora é “Caio”");
  expect(screen.getByLabelText<HTMLInputElement>("Descrição").value).toBe("De outra aba");
  await save();
  expect(sent(shown)).toEqual([]);
  await press("Ficar com a minha");
  expect(screen.queryByText("Outra pessoa mudou isto enquanto você editava")).toBeNull();
  await save();
  await waitFor(() => expect(sent(shown)).toEqual([{ id, settings: { author: "Bia", keywords: "violão" } }]));
});

it("finds out while it saves that somebody was there first, and takes theirs when asked to", async () => {
  const server = serverOf();
  const shown = await open("", server);
  type("Autor", "Bia");
  server.change({ author: "Caio" });
  await save();
  await screen.findByText("Outra pessoa mudou isto enquanto você editava");
  await press("Ficar com a nova");
  expect([screen.getByLabelText<HTMLInputElement>("Autor").value, sent(shown)]).toEqual(["Caio", []]);
});

it("switches code on that is written here, and sends only the place that differs", async () => {
  const shown = await open("?group=code", serverOf({ code: { footer: { code: "<i>fim</i>" } } }));
  type("Código do head", "<script src='https://px.example/a.js'></script>");
  fireEvent.click(screen.getByRole("checkbox", { name: "px.example" }));
  fireEvent.click(screen.getAllByRole("switch", { name: /Só com o consentimento/ })[0] as HTMLElement);
  expect(screen.getByText("O aviso de consentimento está desligado: este código nunca vai rodar.")).toBeDefined();
  await save();
  const code = "<script src='https://px.example/a.js'></script>";
  await waitFor(() =>
    expect(sent(shown)).toEqual([{ id, settings: { code: { head: { code, hosts: ["px.example"], needsConsent: true } } } }]),
  );
  expect(shown.api.asked.some(({ call }) => call === "pages.approveCode")).toBe(true);
});

it.each([
  ["a viewer", sampleAccount({ role: "viewer" }), /peça a quem edita/],
  ["support", sampleAccount({ support: { by: "Suporte", until: "2999-03-01T12:00:00.000Z" } as never }), /No suporte/],
])("shows %s everything, and offers no change", async (_, account, words) => {
  await open("", serverOf({ author: "Ana" }), account);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Autor")).toMatchObject({ value: "Ana", disabled: true });
  for (const name of ["Endereço", "Códigos", "Otimizador", "Velocidade", "Recursos", "Ao voltar"]) {
    await group(name);
    const controls = [...document.querySelectorAll("form :is(input, textarea, [role=combobox], fieldset button)")];
    const isOff = (control: Element): boolean => control.matches(":disabled, [data-disabled], fieldset[disabled] *, [aria-hidden=true]");
    expect(controls.filter((control) => !isOff(control))).toEqual([]);
  }
});

it("previews the search result and the card with what stands in for what is empty", async () => {
  await open("", serverOf({ description: "Do zero ao show" }));
  const result = screen.getByRole("figure", { name: /No Google/ });
  expect(result.textContent).toContain("Oferta");
  type("Título da página", "Curso de violão");
  type("Título ao compartilhar", "Toque hoje");
  expect(result.textContent).toContain("Curso de violão");
  expect(screen.getByRole("figure", { name: /WhatsApp/ }).textContent).toMatch(/Toque hoje.*Do zero ao show/);
  flip(/Ocultar/);
  expect(result.textContent).toContain("não aparece nos resultados");
});

it("says that a page is not there", async () => {
  await showScreen({
    at: `/pages/${id}/settings`,
    route: "/pages/$pageId/settings",
    ...{ screen: PageSettingsScreen, words: ["pages", "page-settings", "billing", "builder"], account: sampleAccount() },
    answers: { pages: { get: () => ({ refusedFor: "NOT_FOUND" }), getSettings: () => ({ refusedFor: "NOT_FOUND" }) } },
  });
  expect(await screen.findByRole("alert")).toBeDefined();
});
