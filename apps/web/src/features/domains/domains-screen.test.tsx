import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Site } from "@vitrine/contract";
import { expect, it } from "vitest";
import { connection } from "../../platform/calls/connection.ts";
import { tellListeners } from "../../platform/live/live-topics.ts";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { completedDomain, sampleDomain } from "../../testing/sample-domain.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { DomainsScreen } from "./domains-screen.tsx";

const site = (letter: string): Site => sampleSite({ id: `sit_01kanp0000000000000000000${letter}`, name: `site-${letter}` });
const listOf = <Item,>(items: Item[]) => ({ items, nextCursor: null });
const open = (
  list: NonNullable<NonNullable<FakeAnswers["domains"]>["list"]>,
  { sites = [site("a")], account = sampleAccount(), at = "/dns" } = {},
) =>
  showScreen({
    ...{ at, screen: DomainsScreen, words: ["domains", "billing"], account },
    answers: { domains: { list, listImages: () => listOf([]) }, sites: { list: () => listOf(sites) }, accounts: { me: () => account } },
  });

it("shows each domain with its site, its entries and its certificate, however many answers they come in", async () => {
  const idn = completedDomain({ id: "dom_01kanp0000000000000000000b", name: "xn--bcher-kva.example", spokenName: "bücher.example" });
  const { api } = await open(({ cursor }) => (cursor ? listOf([idn]) : { items: [sampleDomain()], nextCursor: "next" }));
  const [first, second] = await screen.findAllByRole("listitem");
  expect(await within(first as HTMLElement).findByText("No site site-a")).toBeTruthy();
  expect(
    within(first as HTMLElement)
      .getByRole("link", { name: "loja.com.br" })
      .getAttribute("href"),
  ).toBe(`/dns/${sampleDomain().id}`);
  expect(first?.textContent).toContain("Faltam 2 entradas");
  expect(within(first as HTMLElement).getAllByText("Pendente")).toHaveLength(2);
  expect(second?.textContent).toContain("bücher.examplexn--bcher-kva.example");
  expect(second?.textContent).toMatch(/Endereço do site.*Concluído.*Ativo/);
  expect(api.asked.filter(({ call }) => call === "domains.list")).toHaveLength(2);
});

it("is read again when something changed elsewhere", async () => {
  const { api } = await open(() => listOf([sampleDomain()]));
  await screen.findByText("Faltam 2 entradas");
  api.answer({ domains: { list: () => listOf([completedDomain()]) } });
  tellListeners("domains", { domainId: sampleDomain().id, siteId: sampleDomain().siteId });
  expect(await screen.findByText("Concluído")).toBeTruthy();
});

it("invites to connect the first domain", async () => {
  await open(() => listOf([]));
  expect(await screen.findByRole("heading", { name: "Ponha sua placa na porta" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Conectar domínio" })).toHaveLength(1);
});

it("leads to sites whoever has none", async () => {
  await open(() => listOf([]), { sites: [] });
  expect((await screen.findByRole("link", { name: "Criar um site" })).getAttribute("href")).toBe("/sites");
  expect(screen.queryByRole("button", { name: "Conectar domínio" })).toBeNull();
});

it("offers plans in place of domains, and keeps those there are in sight", async () => {
  const account = sampleAccount({ entitlements: [], plan: { ...sampleAccount().plan, kind: "free" } });
  const { api, queryClient } = await open(() => listOf([]), { account });
  expect(await screen.findByRole("link", { name: "Ver planos" })).toBeTruthy();
  api.answer({ domains: { list: () => listOf([completedDomain()]) } });
  await queryClient.invalidateQueries();
  expect(await screen.findByRole("link", { name: "loja.com.br" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Conectar domínio" })).toBeNull();
});

it("says what went wrong with the request's code, and asks again", async () => {
  const { api } = await open(() => ({ refusedFor: "SERVER_ERROR" }));
  expect((await screen.findByRole("alert")).textContent).toContain("req_fake");
  api.answer({ domains: { list: () => listOf([sampleDomain()]) } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("loja.com.br")).toBeTruthy();
});

it("waits for a server that does not answer, and fills when it is back", async () => {
  const { api } = await open(() => NO_ANSWER);
  expect(await screen.findByRole("status", { name: "Carregando" })).toBeTruthy();
  api.answer({ domains: { list: () => listOf([sampleDomain()]) } });
  connection.noteAnswer();
  expect(await screen.findByText("loja.com.br")).toBeTruthy();
});

async function askToConnect(): Promise<void> {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Conectar domínio" }).disabled).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Conectar domínio" }));
}

async function typeName(name: string): Promise<HTMLInputElement> {
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Domínio" });
  fireEvent.change(field, { target: { value: name } });
  return field;
}

it("understands a pasted address, connects its domain, and goes on to the entries", async () => {
  const { api, path } = await open(() => listOf([]));
  await askToConnect();
  await typeName("https://Bücher.example/oferta?x=1");
  expect(screen.getByText("bücher.example")).toBeTruthy();
  expect(screen.getByText("xn--bcher-kva.example")).toBeTruthy();
  expect(screen.getByText(/As páginas do site site-a/)).toBeTruthy();
  api.answer({ domains: { connect: () => sampleDomain() } });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  await expect.poll(path).toBe(`/dns/${sampleDomain().id}`);
  expect(api.asked.find(({ call }) => call === "domains.connect")?.input).toEqual({ id: site("a").id, name: "xn--bcher-kva.example" });
});

it("opens for the site it was asked for, and forgets it when it is closed", async () => {
  const { api, path } = await open(() => listOf([]), { sites: [site("a"), site("b")], at: `/dns?connect=${site("b").id}` });
  await typeName("loja.com.br");
  expect(await screen.findByText(/As páginas do site site-b/)).toBeTruthy();
  api.answer({ domains: { connect: () => ({ refusedFor: "DOMAIN_LIMIT", data: { limit: "50" } }) } });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  expect((await screen.findByRole("alert")).textContent).toContain("50 domínios");
  expect(api.asked.find(({ call }) => call === "domains.connect")?.input).toEqual({ id: site("b").id, name: "loja.com.br" });
  fireEvent.click(screen.getByRole("button", { name: "Fechar" }));
  await expect.poll(path).toBe("/dns");
});

it("has the site chosen where there are several", async () => {
  await open(() => listOf([]), { sites: [site("a"), site("b")] });
  await askToConnect();
  expect((await screen.findByRole("combobox", { name: "Site" })).textContent).toContain("site-a");
});

it("says every refusal at the field, and keeps what was typed", async () => {
  const { api } = await open(() => listOf([]));
  await askToConnect();
  const field = await typeName("");
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  expect(await screen.findByText("Escreva o domínio.")).toBeTruthy();
  expect(
    api.asked.some(({ call }) => call === "domains.connect"),
    "nothing is asked for nothing",
  ).toBe(false);
  await typeName("loja");
  const message = "Domínio inválido.";
  api.answer({ domains: { connect: () => ({ refusedFor: "INVALID_INPUT", fields: [{ path: "name", code: "bad_domain", message }] }) } });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["loja", "true"]);
  await typeName("loja.com.br");
  expect(screen.queryByText(message)).toBeNull();
});

it("turns into one to look at for whoever may not change it", async () => {
  const { api } = await open(() => listOf([sampleDomain()]));
  await askToConnect();
  await typeName("loja.com.br");
  api.answer({
    domains: { connect: () => ({ refusedFor: "ROLE_REQUIRED", data: { needs: "owner" } }) },
    accounts: { me: () => sampleAccount({ role: "editor" }) },
  });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  expect(await screen.findByText("Só o dono da conta muda domínios")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Conectar domínio" })).toBeNull();
  expect(screen.getByText("loja.com.br")).toBeTruthy();
});

it("offers nothing that would be refused to whoever only looks", async () => {
  const account = sampleAccount({ role: "viewer", entitlements: [] });
  const { api, queryClient } = await open(() => listOf([sampleDomain()]), { account, at: `/dns?connect=${site("a").id}` });
  expect(await screen.findByText("Só o dono da conta muda domínios")).toBeTruthy();
  expect(await screen.findByText("loja.com.br")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  api.answer({ domains: { list: () => listOf([]) } });
  await queryClient.invalidateQueries();
  expect(await screen.findByRole("heading", { name: "Ponha sua placa na porta" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link", { name: "Ver planos" }), "the plan is not theirs to choose").toBeNull();
});
