import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RedirectList } from "@vitrine/contract";
import { expect, it } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { RedirectsScreen } from "./redirects-screen.tsx";

const site = sampleSite();
type Serving = NonNullable<FakeAnswers["serving"]>;
const listOf = (items: RedirectList["items"], is: Partial<RedirectList> = {}): RedirectList => ({ version: 1, items, covered: [], ...is });
const TWO = [
  { from: "/antiga", to: "/nova" },
  { from: "/promo%C3%A7%C3%A3o", to: "https://exemplo.com.br" },
];

const open = (serving: Serving, account = sampleAccount()) =>
  showScreen({
    at: `/sites/${site.id}/redirects`,
    route: "/sites/$siteId/redirects",
    screen: RedirectsScreen,
    words: ["serving", "billing"],
    account,
    answers: { sites: { get: () => site }, accounts: { me: () => account }, serving },
  });
const putAsked = (asked: readonly { call: string; input: unknown }[]) => asked.filter(({ call }) => call === "serving.putRedirects");

it("shows each with its accents, and says where a page stands in its way", async () => {
  await open({ getRedirects: () => listOf(TWO, { covered: ["/antiga"] }) });
  expect(await screen.findByText("/promoção")).toBeTruthy();
  expect(screen.getAllByText("Página publicada")).toHaveLength(1);
  expect(screen.getByText("2 redirecionamentos")).toBeTruthy();
});

it("teaches whoever has none, and adds one by the keyboard alone", async () => {
  const { api } = await open({
    getRedirects: () => listOf([], { version: 0 }),
    putRedirects: ({ items }) => listOf(items, { version: 1 }),
  });
  expect(await screen.findByRole("heading", { name: "Não perca quem vem pelo link antigo" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Adicionar redirecionamento" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Endereço antigo"), { target: { value: "https://velho.com.br/Promoção/?x=1" } });
  fireEvent.change(within(dialog).getByLabelText("Leva a"), { target: { value: "/nova/" } });
  fireEvent.submit(dialog.querySelector("form") as HTMLFormElement);
  expect(await screen.findByText("Redirecionamento adicionado")).toBeTruthy();
  expect(putAsked(api.asked).map(({ input }) => input)).toEqual([
    { id: site.id, version: 0, items: [{ from: "/Promo%C3%A7%C3%A3o", to: "/nova" }] },
  ]);
});

it("says beside the field what is wrong, asks nothing of the server, and keeps what was typed", async () => {
  const { api } = await open({ getRedirects: () => listOf(TWO) });
  fireEvent.click(await screen.findByRole("button", { name: "Adicionar redirecionamento" }));
  const dialog = await screen.findByRole("dialog");
  const [from, to] = [within(dialog).getByLabelText("Endereço antigo"), within(dialog).getByLabelText("Leva a")];
  const send = (path: string, target: string): void => {
    fireEvent.change(from, { target: { value: path } });
    fireEvent.change(to, { target: { value: target } });
    fireEvent.submit(dialog.querySelector("form") as HTMLFormElement);
  };
  send("/../etc", "javascript:alert(1)");
  expect(await within(dialog).findByText(/começa com barra/)).toBeTruthy();
  expect(within(dialog).getByText(/endereço completo, como https/)).toBeTruthy();
  send("/nova", "/antiga");
  expect(await within(dialog).findByText(/\/antiga → \/nova → \/antiga/)).toBeTruthy();
  send("/ANTIGA", "/x");
  expect(await within(dialog).findByText("Este caminho já está na lista.")).toBeTruthy();
  expect((from as HTMLInputElement).value).toBe("/ANTIGA");
  expect(putAsked(api.asked)).toEqual([]);
});

it("keeps what was typed where somebody else saved meanwhile, and saves on top of that", async () => {
  let version = 1;
  const { api } = await open({
    getRedirects: () => (version === 1 ? listOf(TWO) : listOf([{ from: "/dela", to: "/x" }], { version })),
    putRedirects: ({ items, version: from }) => {
      if (from === version && version > 1) return listOf(items, { version: ++version });
      version = 7;
      return { refusedFor: "STALE_REDIRECTS", data: { version } };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Adicionar redirecionamento" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Endereço antigo"), { target: { value: "/minha" } });
  fireEvent.change(within(dialog).getByLabelText("Leva a"), { target: { value: "/y" } });
  const form = dialog.querySelector("form") as HTMLFormElement;
  fireEvent.submit(form);
  expect(await within(dialog).findByText(/alterados em outro lugar/)).toBeTruthy();
  await waitFor(() => expect(api.asked.filter(({ call }) => call === "serving.getRedirects")).toHaveLength(2));
  await waitFor(() => expect(screen.getByText("/dela", { exact: true })).toBeTruthy());
  fireEvent.submit(form);
  expect(await screen.findByText("Redirecionamento adicionado")).toBeTruthy();
  expect(putAsked(api.asked).at(-1)?.input).toMatchObject({
    version: 7,
    items: [
      { from: "/dela", to: "/x" },
      { from: "/minha", to: "/y" },
    ],
  });
});

it("takes one away at once, and back again where that was a mistake", async () => {
  const { api } = await open({
    getRedirects: () => listOf(TWO),
    putRedirects: ({ items, version = 0 }) => listOf(items, { version: version + 1 }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Excluir /antiga" }));
  fireEvent.click(await screen.findByRole("button", { name: "Desfazer" }));
  await waitFor(() => expect(putAsked(api.asked)).toHaveLength(2));
  expect(putAsked(api.asked).map(({ input }) => (input as { items: { from: string }[] }).items.map(({ from }) => from))).toEqual([
    ["/promo%C3%A7%C3%A3o"],
    ["/promo%C3%A7%C3%A3o", "/antiga"],
  ]);
});

it("takes many at once, tells the wrong lines, and leaves them out", async () => {
  const { api } = await open({ getRedirects: () => listOf(TWO), putRedirects: ({ items }) => listOf(items, { version: 2 }) });
  fireEvent.click(await screen.findByRole("button", { name: "Colar ou enviar lista" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Lista"), { target: { value: "/a,/b\nso-um\n/antiga,/outra" } });
  expect(await within(dialog).findByText("1 linha fica de fora:")).toBeTruthy();
  expect(within(dialog).getByText("Linha 2")).toBeTruthy();
  expect(within(dialog).getByText("1 novos, 1 atualizados")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Adicionar 2" }));
  expect(await screen.findByText("2 redirecionamentos salvos")).toBeTruthy();
  expect(putAsked(api.asked)[0]?.input).toMatchObject({
    items: [{ from: "/antiga", to: "/outra" }, TWO[1], { from: "/a", to: "/b" }],
  });
});

it("shows a hundred of ten thousand at first, and finds one by its words", async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ from: `/p-${n}`, to: `/novo-${n}` }));
  await open({ getRedirects: () => listOf(many) });
  expect(await screen.findByText("/p-99")).toBeTruthy();
  expect(screen.queryByText("/p-100")).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "novo-7777" } });
  expect(await screen.findByText("/p-7777")).toBeTruthy();
  expect(screen.getByText("1 de 10.000")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nada disso" } });
  expect(await screen.findByText("Nenhum endereço tem essas palavras.")).toBeTruthy();
});

it("shows a viewer the list and nothing to change it with", async () => {
  await open({ getRedirects: () => listOf(TWO) }, sampleAccount({ role: "viewer" }));
  expect(await screen.findByText("/antiga")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Excluir|Editar|Adicionar|Colar/ })).toBeNull();
});

it("says what went wrong, and asks again", async () => {
  const { api } = await open({ getRedirects: () => ({ refusedFor: "SERVER_ERROR" }) });
  expect((await screen.findByRole("alert")).textContent).toContain("req_fake");
  api.answer({ serving: { getRedirects: () => listOf(TWO), putRedirects: () => NO_ANSWER } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  fireEvent.click(await screen.findByRole("button", { name: "Excluir /antiga" }));
  expect(await screen.findByText("Não deu para salvar")).toBeTruthy();
  expect(screen.getByText("/antiga")).toBeTruthy();
});
