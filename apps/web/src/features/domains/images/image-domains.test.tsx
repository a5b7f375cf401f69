import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ImageDomain } from "@vitrine/contract";
import { expect, it } from "vitest";
import { connection } from "../../../platform/calls/connection.ts";
import { tellListeners } from "../../../platform/live/live-topics.ts";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { completedDomain, sampleDomain } from "../../../testing/sample-domain.ts";
import { sampleImageDomain } from "../../../testing/sample-image-domain.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { DomainsScreen } from "../domains-screen.tsx";
import { ImageDomainScreen } from "./image-domain-screen.tsx";

const listOf = <Item,>(items: Item[]) => ({ items, nextCursor: null });
const { siteId } = completedDomain();
const site = sampleSite({ id: siteId, name: "minha-loja" });
const { id } = sampleImageDomain().domain;
type ListImages = NonNullable<NonNullable<FakeAnswers["domains"]>["listImages"]>;
const openList = (images: ImageDomain[], domains = [completedDomain()], listImages: ListImages = () => listOf(images)) =>
  showScreen({
    ...{ at: "/dns", screen: DomainsScreen, words: ["domains", "billing"], account: sampleAccount() },
    answers: {
      domains: { list: () => listOf(domains), listImages },
      sites: { list: () => listOf([site]) },
      accounts: { me: () => sampleAccount() },
    },
  });
const open = (image: ImageDomain, account = sampleAccount()) =>
  showScreen({
    ...{ at: `/dns/images/${id}`, route: "/dns/images/$domainId", screen: ImageDomainScreen, words: ["domains"], account },
    answers: {
      domains: { getImages: () => image, listImages: () => listOf([image]) },
      sites: { list: () => listOf([site]) },
      accounts: { me: () => account },
    },
  });
const inSection = async () => within(await screen.findByRole("region", { name: "Domínios de imagens" }));

it("offers a subdomain of the site's domain, says refusals at the field, and goes on to the entries", async () => {
  const { api, path } = await openList([]);
  fireEvent.click(await (await inSection()).findByRole("button", { name: "Conectar domínio de imagens" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Subdomínio" });
  expect(field.value).toBe("img.loja.com.br");
  const message = "É preciso um subdomínio para o CDN de imagens, como img.loja.com.";
  const fields = [{ path: "name", code: "image_subdomain_required", message }];
  api.answer({ domains: { connectImages: () => ({ refusedFor: "INVALID_INPUT", fields }) } });
  fireEvent.change(field, { target: { value: "loja.com.br" } });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["loja.com.br", "true"]);
  api.answer({ domains: { connectImages: () => ({ refusedFor: "IMAGE_DOMAIN_NOT_CREATED", data: { code: "IMGC1" } }) } });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  expect((await screen.findByRole("alert")).textContent).toContain("A criação do domínio de imagens falhou.");
  api.answer({ domains: { connectImages: () => sampleImageDomain() } });
  fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
  await expect.poll(path).toBe(`/dns/images/${id}`);
});

it("offers a name as people write it", async () => {
  await openList([], [completedDomain({ name: "xn--ao-siap.com.br", spokenName: "ação.com.br" })]);
  fireEvent.click(await (await inSection()).findByRole("button", { name: "Conectar domínio de imagens" }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Subdomínio" })).value).toBe("img.ação.com.br");
});

it("asks for the site's own domain first", async () => {
  await openList([], [completedDomain({ completedAt: null, state: "pending", isMain: false })]);
  const section = await inSection();
  expect(await section.findByText("Conecte primeiro o domínio personalizado deste site.")).toBeTruthy();
  expect(section.queryByRole("button")).toBeNull();
});

it("shows each with its stage, and another beside one that is being removed", async () => {
  await openList([sampleImageDomain({ stage: "removing" })]);
  const section = await inSection();
  expect((await section.findByRole("link", { name: "img.loja.com.br" })).getAttribute("href")).toBe(`/dns/images/${id}`);
  expect(section.getByText("Em remoção")).toBeTruthy();
  expect(section.getByRole("button", { name: "Conectar domínio de imagens" })).toBeTruthy();
});

it("shows domains also where image domains cannot be had, and asks again", async () => {
  const { api } = await openList([], undefined, () => ({ refusedFor: "SERVER_ERROR" }));
  expect(await (await inSection()).findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("link", { name: "loja.com.br" })).toBeTruthy();
  api.answer({ domains: { listImages: () => listOf([]) } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(await (await inSection()).findByText("Não conectado")).toBeTruthy();
});

it("turns into one to look at for whoever may not change it", async () => {
  const { api } = await openList([]);
  fireEvent.click(await (await inSection()).findByRole("button", { name: "Conectar domínio de imagens" }));
  api.answer({
    domains: { connectImages: () => ({ refusedFor: "ROLE_REQUIRED", data: { needs: "owner" } }) },
    accounts: { me: () => sampleAccount({ role: "viewer" }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Continuar" }));
  expect(await screen.findByText("Só o dono da conta muda domínios")).toBeTruthy();
  expect((await inSection()).queryByRole("button")).toBeNull();
});

it("offers nothing that would be refused to whoever only looks", async () => {
  await open(sampleImageDomain({ domain: completedDomain({ id, siteId }), stage: "active" }), sampleAccount({ role: "viewer" }));
  expect(await screen.findByText("Domínio de imagens ativo")).toBeTruthy();
  expect(screen.getByText("Só o dono da conta muda domínios")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Verificar|Remover/ })).toBeNull();
});

it("says what to enter, then how far it is, as it changes elsewhere", async () => {
  const { api } = await open(sampleImageDomain({}, { records: sampleDomain().records.slice(0, 2) }));
  expect(await screen.findByText("DNS pendente")).toBeTruthy();
  expect(await screen.findByRole("article", { name: /Mostra que o domínio é seu/ })).toBeTruthy();
  expect(screen.getByRole("article", { name: /Mostra as imagens das suas páginas/ })).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  const found = completedDomain({
    id,
    siteId,
    name: "img.loja.com.br",
    spokenName: "img.loja.com.br",
    completedAt: new Date().toISOString(),
  });
  const show = (image: Partial<ImageDomain>) => {
    api.answer({ domains: { getImages: () => sampleImageDomain({ domain: found, ...image }) } });
    tellListeners("domains", { domainId: id, siteId });
  };
  show({ stage: "creating", step: "certificate" });
  const bar = await screen.findByRole("progressbar", { name: "Criação do domínio de imagens" });
  expect(bar.getAttribute("aria-valuetext")).toBe("1 de 3 etapas");
  expect(screen.getByText(/0:0\d de até 5 minutos/)).toBeTruthy();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain("Certificado");
  show({ stage: "creating", step: "pages" });
  await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("2 de 3 etapas"));
  show({ stage: "failed", step: "certificate", failure: "A configuração do domínio de imagens falhou." });
  expect((await screen.findByRole("alert")).textContent).toContain("A configuração do domínio de imagens falhou.");
  show({ stage: "active", pages: { following: 0, held: 1 } });
  expect(await screen.findByText("Domínio de imagens ativo")).toBeTruthy();
  expect(screen.getByText("1 página precisa ser publicada de novo")).toBeTruthy();
});

it("asks before it is removed, says why it cannot be, and lets that be taken back", async () => {
  const found = completedDomain({ id, siteId, name: "img.loja.com.br", spokenName: "img.loja.com.br" });
  const { api } = await open(sampleImageDomain({ domain: found, stage: "active" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remover domínio de imagens" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/mais 24 horas/)).toBeTruthy();
  api.answer({ domains: { removeImages: () => ({ refusedFor: "IMAGE_DOMAIN_NOT_REMOVED", data: { code: "IMGR1" } }) } });
  fireEvent.click(dialog.getByRole("button", { name: "Remover domínio de imagens" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("A remoção do domínio de imagens falhou.");
  const leaving = sampleImageDomain({ domain: found, stage: "removing", endsAt: "2999-03-01T12:00:00.000Z" });
  api.answer({ domains: { removeImages: () => undefined, getImages: () => leaving } });
  fireEvent.click(dialog.getByRole("button", { name: "Remover domínio de imagens" }));
  expect(await screen.findByText("Removendo o domínio de imagens")).toBeTruthy();
  const kept = sampleImageDomain({ domain: found, stage: "active" });
  api.answer({ domains: { connectImages: () => kept, getImages: () => kept } });
  fireEvent.click(await screen.findByRole("button", { name: "Manter o domínio" }));
  expect(await screen.findByText("Domínio de imagens ativo")).toBeTruthy();
});

it("says that one is gone, and what went wrong", async () => {
  const { api, queryClient } = await open(sampleImageDomain());
  await screen.findByText("DNS pendente");
  api.answer({ domains: { getImages: () => ({ refusedFor: "NOT_FOUND" }) } });
  await queryClient.resetQueries();
  expect(await screen.findByRole("heading", { name: "Este domínio de imagens não está mais aqui" })).toBeTruthy();
});

it("waits for a server that does not answer, and fills when it is back", async () => {
  const answers = { domains: { getImages: () => NO_ANSWER }, sites: { list: () => listOf([site]) } };
  const { api } = await showScreen({
    ...{ at: `/dns/images/${id}`, route: "/dns/images/$domainId", screen: ImageDomainScreen, words: ["domains"], account: sampleAccount() },
    answers,
  });
  expect(await screen.findByRole("status", { name: "Carregando" })).toBeTruthy();
  api.answer({ domains: { getImages: () => sampleImageDomain() } });
  connection.noteAnswer();
  expect(await screen.findByText("DNS pendente")).toBeTruthy();
});

it("says why an image domain is blocked, in place of its entries", async () => {
  const problem = { code: "forbidden", message: "O domínio foi bloqueado por atividade maliciosa.", supportCode: "PPQW2" };
  await open(sampleImageDomain({ stage: "failed", failure: problem.message }, { problem, nextCheckAt: null }));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toMatch(/bloqueado por atividade maliciosa.*PPQW2/);
  expect(screen.getAllByText(problem.message), "once").toHaveLength(1);
  expect(screen.queryByText("_vitrine.loja.com.br")).toBeNull();
  expect(screen.queryByRole("button", { name: /Verificar/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Remover domínio de imagens" })).toBeTruthy();
});
