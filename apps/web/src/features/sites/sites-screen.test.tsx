import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Domain, Site } from "@vitrine/contract";
import { expect, it } from "vitest";
import { connection } from "../../platform/calls/connection.ts";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { sampleDomain } from "../../testing/sample-domain.ts";
import { sampleImageDomain } from "../../testing/sample-image-domain.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { imageDomainsQuery } from "./queries.ts";
import { SitesScreen } from "./sites-screen.tsx";

const site = (n: number, is: Partial<Site> = {}): Site =>
  sampleSite({ id: `sit_01kanp${String(n).padStart(20, "0")}`, name: `loja-${n}`, ...is });
const listOf = (items: Site[]) => ({ items, nextCursor: null });
const noDomains = () => ({ items: [], nextCursor: null });
const regions = () => ({ items: [{ id: "br" as const, name: "Brasil (São Paulo)" }], nextCursor: null });
const inSites = { at: "/sites", screen: SitesScreen, words: ["sites", "billing"] } as const;
const openSites = (list: NonNullable<NonNullable<FakeAnswers["sites"]>["list"]>, account = sampleAccount()) =>
  showScreen({
    ...inSites,
    account,
    answers: { sites: { list, regions }, domains: { list: noDomains, listImages: noDomains }, accounts: { me: () => account } },
  });

it("shows every site with its address and region, however many answers they come in", async () => {
  const { api } = await openSites(({ cursor }) => (cursor ? listOf([site(2)]) : { items: [site(1)], nextCursor: "next" }));
  expect((await screen.findByText("loja-1")).tagName).toBe("P");
  expect(screen.getByText("loja-2")).toBeTruthy();
  expect((await screen.findAllByText("Brasil (São Paulo)")).length).toBe(2);
  expect(screen.getAllByRole("link", { name: "Ver páginas" }).map((link) => link.getAttribute("href"))).toEqual([
    `/pages?siteId=${site(1).id}`,
    `/pages?siteId=${site(2).id}`,
  ]);
  expect(api.asked.filter(({ call }) => call === "sites.list").map(({ input }) => input)).toEqual([
    { limit: 100 },
    { limit: 100, cursor: "next" },
  ]);
});

it("invites somebody without a site to make the first one", async () => {
  await openSites(() => listOf([]));
  expect(await screen.findByRole("heading", { name: "Abra seu primeiro site" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Criar site" })).toHaveLength(1);
});

it("says what the server said and the request's code, and asks again when it is told to", async () => {
  const { api } = await openSites(() => ({ refusedFor: "SERVER_ERROR" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Não deu para carregar");
  expect(alert.textContent).toContain("req_fake");
  api.answer({ sites: { list: () => listOf([site(1)]) } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByText("loja-1")).toBeTruthy();
});

it("offers no second try where the account may not see it", async () => {
  await openSites(() => ({ refusedFor: "FORBIDDEN" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Sua conta não vê esta parte");
  expect(screen.queryByRole("button", { name: "Tentar de novo" })).toBeNull();
});

it("waits for a server that does not answer, and fills when it is back", async () => {
  const { api } = await openSites(() => NO_ANSWER);
  // A read waits for the connection and shows that it is on its way.
  expect(await screen.findByRole("status", { name: "Carregando" })).toBeTruthy();
  api.answer({ sites: { list: () => listOf([site(3)]) } });
  connection.noteAnswer();
  expect(await screen.findByText("loja-3")).toBeTruthy();
});

it("lets nobody start a site that the plan has no room for", async () => {
  await openSites(() => listOf([site(1)]), sampleAccount({ siteCap: 1 }));
  expect(await screen.findByText("loja-1")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Criar site" })).toBeNull();
});

const domain = (is: Partial<Domain> = {}): Domain =>
  sampleDomain({
    ...{ siteId: site(1).id, name: "xn--caf-dma.com", spokenName: "café.com", records: [] },
    ...{ nameservers: ["ns1.registro.br", "ns2.registro.br"], checkedAt: null, nextCheckAt: null, ...is },
  });
const answering = (items: Site[], more: NonNullable<FakeAnswers["sites"]> = {}, domains: Domain[] = []) => ({
  ...inSites,
  account: sampleAccount({ siteCap: 10 }),
  answers: {
    sites: { list: () => listOf(items), regions, ...more },
    domains: { list: () => ({ items: domains, nextCursor: null }), listImages: noDomains },
    accounts: { me: () => sampleAccount({ siteCap: 10 }) },
  },
});
const open = async (name: string, action: string): Promise<void> => {
  fireEvent.click(await screen.findByRole("button", { name: `Ações de ${name}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
  await screen.findByRole("dialog");
};

it("says how far a domain is, and shows sites also where that is not known", async () => {
  const { api } = await showScreen(answering([site(1)], {}, [domain()]));
  expect(await screen.findByText("café.com")).toBeTruthy();
  expect(screen.getAllByText("Pendente")).toHaveLength(2);
  expect(screen.getByText("ns1.registro.br, ns2.registro.br")).toBeTruthy();
  api.answer({ domains: { list: () => ({ refusedFor: "SERVER_ERROR" }) } });
  expect(screen.getByText("loja-1")).toBeTruthy();
});

it("says whether a site's images have a domain of their own, and how far that is", async () => {
  const { api, queryClient } = await showScreen(answering([site(1)]));
  expect(await screen.findByText("Não conectado")).toBeTruthy();
  api.answer({ domains: { listImages: () => ({ items: [sampleImageDomain({}, { siteId: site(1).id })], nextCursor: null }) } });
  await queryClient.invalidateQueries({ queryKey: imageDomainsQuery.queryKey });
  expect(await screen.findByText("DNS pendente")).toBeTruthy();
  expect(screen.getByRole("link", { name: "img.loja.com.br" }).getAttribute("href")).toBe(`/dns/images/${sampleImageDomain().domain.id}`);
});

it("keeps what was typed where a name is refused, and says why at its field", async () => {
  const { api } = await showScreen(
    answering([site(1)], {
      update: () => ({ refusedFor: "SITE_NAME_TAKEN", fields: [{ path: "name", code: "site_name_taken", message: "Já tem dono." }] }),
    }),
  );
  await open("loja-1", "Editar nome e região");
  const field = screen.getByLabelText("Nome do site") as HTMLInputElement;
  fireEvent.change(field, { target: { value: "Padaria" } });
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Já tem dono.")).toBeTruthy();
  expect(field.value).toBe("Padaria");
  expect(api.asked.filter(({ call }) => call === "sites.update").map(({ input }) => input)).toEqual([
    { id: site(1).id, name: "padaria", region: "br", isProducer: false },
  ]);
});

it("says who may, where somebody who only looks tries to change a site", async () => {
  await showScreen(answering([site(1), site(2, { isMain: true })], { update: () => ({ refusedFor: "ROLE_REQUIRED" }) }));
  await open("loja-1", "Editar nome e região");
  fireEvent.change(screen.getByLabelText("Nome do site"), { target: { value: "outra" } });
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
});

it("deletes a site only once its name was typed, and says what is lost before", async () => {
  const { api } = await showScreen(
    answering([site(1)], {
      removal: () => ({ pages: 3, publishedPages: 0, leads: 12, earlierNames: ["antiga"], nextMain: null }),
      remove: () => ({ mainId: null }),
    }),
  );
  await open("loja-1", "Excluir site");
  expect(await screen.findByText("3 páginas são excluídas junto.")).toBeTruthy();
  expect(screen.getByText("12 leads continuam em Leads.")).toBeTruthy();
  expect(screen.getByText("Os nomes de antes ficam livres para outras pessoas: antiga.")).toBeTruthy();
  const field = screen.getByLabelText("Digite loja-1 para confirmar");
  const remove = screen.getByRole("button", { name: "Excluir site" }) as HTMLButtonElement;
  fireEvent.change(field, { target: { value: "loja" } });
  expect(remove.disabled).toBe(true);
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(api.asked.some(({ call }) => call === "sites.remove")).toBe(false);
  fireEvent.change(field, { target: { value: " LOJA-1 " } });
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.asked.filter(({ call }) => call === "sites.remove")).toHaveLength(1);
});

it("offers no deletion of a site with published pages, but the way to them", async () => {
  await showScreen(
    answering([site(1, { pages: { all: 2, published: 1 } })], {
      removal: () => ({ pages: 2, publishedPages: 1, leads: 0, earlierNames: [], nextMain: null }),
    }),
  );
  await open("loja-1", "Excluir site");
  expect(await screen.findByText("Este site tem páginas publicadas. Para removê-lo, despublique-as primeiro.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Excluir site" })).toBeNull();
});

it("keeps the dialog with the support's code where a site could not be deleted", async () => {
  await showScreen(
    answering([site(1)], {
      removal: () => ({ pages: 0, publishedPages: 0, leads: 0, earlierNames: [], nextMain: null }),
      remove: () => ({ refusedFor: "SITE_NOT_REMOVED", data: { supportCode: "IOOK2" } }),
    }),
  );
  await open("loja-1", "Excluir site");
  fireEvent.change(await screen.findByLabelText("Digite loja-1 para confirmar"), { target: { value: "loja-1" } });
  fireEvent.click(screen.getByRole("button", { name: "Excluir site" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Não deu para excluir o site agora");
});

it("says when sites leave, and has as many chosen as the plan holds", async () => {
  const until = "2026-11-24T15:00:00.000Z";
  const items = [site(3, { excess: { state: "told", until } }), site(2), site(1, { isMain: true })];
  const { api } = await showScreen({ ...answering(items, { keep: () => ({ success: true }) }), account: sampleAccount({ siteCap: 2 }) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("1 site sai do ar em");
  fireEvent.click(screen.getByRole("button", { name: "Escolher os sites" }));
  const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
  await screen.findByRole("dialog");
  expect([box("loja-1 (principal)").disabled, box("loja-2").checked, box("loja-3").disabled]).toEqual([true, true, true]);
  fireEvent.click(box("loja-2"));
  fireEvent.click(box("loja-3"));
  fireEvent.click(screen.getByRole("button", { name: "Manter estes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.asked.find(({ call }) => call === "sites.keep")?.input).toEqual({ ids: [site(1).id, site(3).id] });
});

it("offers nothing that would be refused to whoever only looks", async () => {
  const account = sampleAccount({ role: "editor", entitlements: [], siteCap: 1 });
  const leaving = site(2, { excess: { state: "told", until: "2999-03-01T12:00:00.000Z" } });
  const { api, queryClient } = await openSites(() => listOf([site(1), leaving]), account);
  expect(await screen.findByText("Só o dono da conta muda sites")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Ações de loja-1" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Copiar o endereço",
    "Redirecionamentos",
    "Erro 404, ícone, buscadores e textos legais",
  ]);
  expect(screen.queryByRole("button", { name: "Escolher os sites", hidden: true })).toBeNull();
  expect(screen.getByText(/^O plano desta conta comporta menos sites\. Quem é dono da conta pode escolher/)).toBeTruthy();
  api.answer({ sites: { list: () => listOf([]) } });
  await queryClient.invalidateQueries();
  expect(await screen.findByRole("heading", { name: "Abra seu primeiro site", hidden: true })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Criar site", hidden: true })).toBeNull();
});
