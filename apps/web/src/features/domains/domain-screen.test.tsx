import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Domain } from "@vitrine/contract";
import { expect, it, vi } from "vitest";
import { connection } from "../../platform/calls/connection.ts";
import { tellListeners } from "../../platform/live/live-topics.ts";
import { NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { completedDomain, sampleDomain, sampleRecord } from "../../testing/sample-domain.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { DomainScreen } from "./domain-screen.tsx";
import { domainQuery } from "./queries.ts";

const { id, siteId } = sampleDomain();
const site = sampleSite({ id: siteId, name: "minha-loja" });
const open = (domain: Domain, account = sampleAccount()) =>
  showScreen({
    ...{ at: `/dns/${id}`, route: "/dns/$domainId", screen: DomainScreen, words: ["domains"], account },
    answers: {
      domains: { get: () => domain },
      sites: { list: () => ({ items: [site], nextCursor: null }) },
      accounts: { me: () => account },
    },
  });
const card = (name: RegExp) => screen.findByRole("article", { name });

it("says of each entry what to enter, what was found, what to do, and what to tell support", async () => {
  await open(sampleDomain());
  const text = await card(/Mostra que o domínio é seu/);
  expect(text.textContent).toMatch(
    /TipoTXTNome_vitrineValorvitrine-site=4k7m2q9xTTLAutomático, ou 3600Se o painel.*_vitrine\.loja\.com\.br/,
  );
  expect(text.textContent).toMatch(/Crie esta entrada no painel do provedor\.Registro não encontrado.*33221/);
  const address = await card(/Traz as visitas/);
  expect(address.textContent).toMatch(/Edite a entrada que já existe.*Encontramos agora198\.51\.100\.7.*HADK8/);
  expect(screen.getByText("Traz também quem escreve www.loja.com.br").closest("details")?.open, "what is right is folded").toBe(false);
  expect(screen.getByRole("list", { name: "Andamento" }).textContent).toMatch(
    /Entradas de DNSPendenteFaltam 2 entradas.*Certificado SSLPendente/,
  );
});

it("says whose panel to open, and which servers the domain has", async () => {
  await open(sampleDomain());
  expect((await screen.findByRole("link", { name: /Abrir o painel: Cloudflare/ })).getAttribute("href")).toBe(
    "https://dash.cloudflare.com/",
  );
  expect(screen.getByText("ada.ns.cloudflare.com")).toBeTruthy();
});

it("copies exactly what is to be entered, and all of it for somebody else", async () => {
  const copied: string[] = [];
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  try {
    await open(sampleDomain());
    const text = await card(/Mostra que o domínio é seu/);
    for (const name of [/Copiar o nome/, /Copiar o nome inteiro/, /Copiar o valor/, /Copiar o código/]) {
      const [button] = within(text).getAllByRole("button", { name });
      if (button) fireEvent.click(button);
    }
    fireEvent.click(screen.getByRole("button", { name: "Copiar tudo para enviar" }));
    await waitFor(() => expect(copied).toHaveLength(5));
    expect(copied.slice(0, 4)).toEqual(["_vitrine", "_vitrine.loja.com.br", "vitrine-site=4k7m2q9x", "33221"]);
    expect(copied[4]).toContain("2. Tipo: A\n   Nome: @ (loja.com.br)\n   Valor: 192.0.2.10");
    expect(copied[4], "what is right already").not.toContain("CNAME");
  } finally {
    writeText.mockRestore();
  }
});

it("moves by itself when a look has found more, and says so", async () => {
  const { api } = await open(sampleDomain());
  await card(/Traz as visitas/);
  api.answer({ domains: { get: () => completedDomain() } });
  tellListeners("domains", null);
  expect(await screen.findByText("Domínio conectado")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Abrir loja\.com\.br/ }).getAttribute("href")).toBe("https://loja.com.br");
  expect(screen.queryByRole("article")).toBeNull();
  expect(await screen.findByText("Tudo certo com o domínio")).toBeTruthy();
});

it("looks now when it is told to, then waits, and waits as long as the server says", async () => {
  const { api } = await open(sampleDomain());
  api.answer({ domains: { verify: () => ({ refusedFor: "TOO_MANY_REQUESTS", data: { seconds: "42" } }) } });
  fireEvent.click(await screen.findByRole("button", { name: "Verificar agora" }));
  const waiting = await screen.findByRole("button", { name: /Verificar em 4\d s/ });
  fireEvent.click(waiting);
  expect(api.asked.filter(({ call }) => call === "domains.verify")).toHaveLength(1);
});

it("shows what a look found at once", async () => {
  const { api } = await open(sampleDomain());
  api.answer({ domains: { verify: () => completedDomain({ ssl: "pending", completedAt: new Date().toISOString() }) } });
  fireEvent.click(await screen.findByRole("button", { name: "Verificar agora" }));
  expect(await screen.findByText("Domínio conectado")).toBeTruthy();
  expect(screen.getByText(/Espere pelo menos 3 minutos/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Verificar em \d+ s/ })).toBeTruthy();
});

it("says that it has not looked yet, and that it no longer looks by itself", async () => {
  const records = [sampleRecord({ state: "checking", problem: undefined })];
  const { api, queryClient } = await open(sampleDomain({ state: "checking", checkedAt: null, nameservers: [], records }));
  expect(await screen.findByText(/Ainda não verificado/)).toBeTruthy();
  expect(screen.getByText("Procurando as entradas…")).toBeTruthy();
  expect(screen.getByText(/Assim que virmos os servidores de nomes/)).toBeTruthy();
  api.answer({ domains: { get: () => sampleDomain({ nextCheckAt: null }) } });
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/Não verificamos mais sozinhos/)).toBeTruthy();
});

it("says why a domain is blocked and what is left to do, in place of entries that would lead nowhere", async () => {
  const problem = {
    code: "forbidden",
    message: "O domínio foi bloqueado por atividade maliciosa. Fale com o suporte.",
    supportCode: "PPQW2",
  };
  const { queryClient } = await open(sampleDomain({ problem, nextCheckAt: null }));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toMatch(/bloqueado por atividade maliciosa.*PPQW2/);
  await waitFor(() => expect(notice.textContent).toContain("As páginas do site continuam em minha-loja.example.com."));
  expect(within(notice).getByRole("button", { name: "Copiar o código PPQW2" })).toBeTruthy();
  expect(within(notice).getByRole("link", { name: "Conectar outro domínio" }).getAttribute("href")).toBe(`/dns?connect=${siteId}`);
  expect(screen.queryByText("_vitrine.loja.com.br"), "no entry").toBeNull();
  expect(screen.queryByRole("list", { name: "Andamento" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Verificar|Copiar tudo/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Mais ações de loja.com.br" }), "it can be unlinked").toBeTruthy();
  act(() => queryClient.setQueryData(domainQuery(id).queryKey, sampleDomain()));
  expect(await card(/Traz as visitas/), "once the block is lifted").toBeTruthy();
  expect(screen.getByRole("button", { name: "Verificar agora" })).toBeTruthy();
});

it("offers whoever only looks no other domain where one is blocked", async () => {
  await open(sampleDomain({ problem: { code: "forbidden", message: "Bloqueado.", supportCode: null } }), sampleAccount({ role: "viewer" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Bloqueado.");
  expect(await screen.findByText(/continuam em minha-loja/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Conectar outro domínio" })).toBeNull();
});

it("says that a domain is online though its entries have changed", async () => {
  await open(sampleDomain({ completedAt: "2026-03-01T12:00:00.000Z" }));
  expect(await screen.findByText("Algo mudou no provedor")).toBeTruthy();
});

it("makes a domain the site's address", async () => {
  const { api } = await open(completedDomain({ isMain: false }));
  fireEvent.click(await screen.findByRole("button", { name: "Mais ações de loja.com.br" }));
  api.answer({ domains: { setMain: () => completedDomain(), get: () => completedDomain() } });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Usar como endereço do site" }));
  expect(await screen.findByText(/No site minha-loja · Endereço do site/)).toBeTruthy();
});

async function askToUnlink(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole("button", { name: "Mais ações de loja.com.br" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Desconectar domínio" }));
  return screen.findByRole("dialog", { name: "Desconectar loja.com.br?" });
}

it("unlinks a domain once it was asked, and goes back to the list", async () => {
  const { api, path } = await open(completedDomain());
  const dialog = await askToUnlink();
  expect(api.asked.some(({ call }) => call === "domains.remove")).toBe(false);
  api.answer({ domains: { remove: () => undefined, list: () => ({ items: [], nextCursor: null }) } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Desconectar domínio" }));
  await expect.poll(path).toBe("/dns");
});

it("says why a domain is not unlinked, with the way to its pages or the code for support", async () => {
  const { api } = await open(completedDomain());
  const dialog = await askToUnlink();
  const unlink = within(dialog).getByRole("button", { name: "Desconectar domínio" });
  api.answer({ domains: { remove: () => ({ refusedFor: "DOMAIN_HAS_PAGES" }) } });
  fireEvent.click(unlink);
  expect(await within(dialog).findByText(/Este domínio tem páginas publicadas/)).toBeTruthy();
  expect(within(dialog).getByRole("link", { name: "Ver páginas" }).getAttribute("href")).toBe(`/pages?siteId=${siteId}`);
  api.answer({ domains: { remove: () => ({ refusedFor: "DOMAIN_NOT_REMOVED", data: { code: "GGHYT", supportCode: "GGHYT" } }) } });
  fireEvent.click(unlink);
  expect(await within(dialog).findByRole("button", { name: "Copiar o código GGHYT" })).toBeTruthy();
});

it("offers nothing that would be refused to whoever only looks, and tells them of no button", async () => {
  const viewer = sampleAccount({ role: "viewer" });
  const { api, queryClient } = await open(sampleDomain({ nextCheckAt: null }), viewer);
  expect(await screen.findByText(/Quem é dono da conta pode pedir uma nova verificação/)).toBeTruthy();
  api.answer({ domains: { get: () => completedDomain({ isMain: false }) } });
  await queryClient.refetchQueries();
  expect(await screen.findByRole("link", { name: /Abrir loja\.com\.br/ })).toBeTruthy();
  expect(await screen.findByText("Só o dono da conta muda domínios")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Verificar|Mais ações/ })).toBeNull();
});

it("follows somebody's role that was changed meanwhile", async () => {
  const { api } = await open(sampleDomain());
  api.answer({
    domains: { verify: () => ({ refusedFor: "ROLE_REQUIRED", data: { needs: "owner" } }) },
    accounts: { me: () => sampleAccount({ role: "viewer" }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Verificar agora" }));
  expect(await screen.findByText("Só o dono da conta muda domínios")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Verificar|Mais ações/ })).toBeNull();
  expect(await card(/Traz as visitas/)).toBeTruthy();
});

it("says that a domain is gone, also while it is looked at", async () => {
  const { api, queryClient } = await open(sampleDomain());
  await card(/Traz as visitas/);
  api.answer({ domains: { get: () => ({ refusedFor: "NOT_FOUND" }) } });
  await queryClient.invalidateQueries();
  expect(await screen.findByRole("heading", { name: "Este domínio não está mais aqui" })).toBeTruthy();
});

it("keeps what is there without a connection, and says that nothing answered", async () => {
  const { api } = await open(sampleDomain());
  api.answer({ domains: { verify: () => NO_ANSWER } });
  fireEvent.click(await screen.findByRole("button", { name: "Verificar agora" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Sem resposta do servidor");
  expect(await card(/Traz as visitas/)).toBeTruthy();
  connection.noteAnswer();
});

it("says why there is no certificate, and that one ends", async () => {
  const sslProblem = { code: "connection" as const, message: "A autoridade certificadora não conseguiu chegar a loja.com.br." };
  const { api, queryClient } = await open(completedDomain({ ssl: "pending", sslProblem }));
  expect(await screen.findByText(`A ativação do SSL falhou. ${sslProblem.message}`)).toBeTruthy();
  expect(screen.getByText("Falhou")).toBeTruthy();
  api.answer({ domains: { get: () => completedDomain({ sslProblem }) } });
  await queryClient.refetchQueries();
  expect(await screen.findByText(sslProblem.message)).toBeTruthy();
  expect(screen.queryByText("Falhou"), "it is served all the while").toBeNull();
});

it("sends whoever looks after the domain what has a certificate made ahead, too", async () => {
  const host = "_acme-challenge.loja.com.br";
  const value = `${"a1".repeat(16)}.acme.vitrine.example`;
  const ahead = sampleRecord({
    ...{ type: "CNAME", host, name: "_acme-challenge", value, purpose: "certificateAhead", isRequired: false },
  });
  const copied: string[] = [];
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  try {
    await open(sampleDomain({ records: [...sampleDomain().records, ahead] }));
    fireEvent.click(await screen.findByRole("button", { name: `Copiar o valor ${value}` }));
    fireEvent.click(screen.getByRole("button", { name: "Copiar tudo para enviar" }));
    await waitFor(() => expect(copied).toHaveLength(2));
    expect(copied[0], "whole, however its lines break").toBe(value);
    expect(copied[1]).toContain(`3. Tipo: CNAME (Opcional)\n   Nome: _acme-challenge (${host})\n   Valor: ${value}`);
  } finally {
    writeText.mockRestore();
  }
});

it("offers to have the certificate ready before the switch, and says when it is", async () => {
  const host = "_acme-challenge.loja.com.br";
  const ahead = sampleRecord({
    ...{ type: "CNAME", host, name: "_acme-challenge", value: `${"a1".repeat(16)}.acme.vitrine.example` },
    ...{ purpose: "certificateAhead", isRequired: false },
  });
  const { records } = sampleDomain();
  const { queryClient } = await open(sampleDomain({ records: [...records, ahead] }));
  const group = await screen.findByRole("region", { name: "Opcional: prepare o certificado antes da troca" });
  expect(group.textContent).toContain("ninguém vê um aviso enquanto você troca");
  expect(within(group).getByRole("article", { name: "Prepara o certificado de loja.com.br antes da troca" }).textContent).toContain(
    ahead.value,
  );
  expect(screen.getByRole("list", { name: "Andamento" }).textContent, "it is not one of those that are left").toContain(
    "Faltam 2 entradas",
  );
  const ready = sampleDomain({
    records: [...records, { ...ahead, state: "right", found: [ahead.value], problem: undefined }],
    ssl: "active",
  });
  act(() => queryClient.setQueryData(domainQuery(id).queryKey, ready));
  await waitFor(() =>
    expect(screen.getByRole("list", { name: "Andamento" }).textContent).toMatch(/Certificado SSLAtivo.*desde a primeira/),
  );
  expect(screen.queryByRole("region", { name: /Opcional: prepare/ })).toBeNull();
});
