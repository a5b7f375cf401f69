import { act, fireEvent, screen, within } from "@testing-library/react";
import type { Page, PageSchedule, Publication, Site } from "@vitrine/contract";
import { expect, it, vi } from "vitest";
import type { FakeAnswers } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../testing/sample-page.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { PublishingScreen } from "./publishing-screen.tsx";

const ID = pageIdOf("a");
const url = "http://loja.localhost:3000/oferta";
const live = samplePage({ id: ID, status: "published", url, publishedAt: "2026-03-02T12:00:00.000Z", version: 2 });

function kept(letter: string, more: Partial<Publication> = {}): Publication {
  return {
    id: `pub_01kanp0000000000000000000${letter}`,
    ...{ pageId: ID, version: 1, title: "Oferta", slug: "oferta", weight: { html: 4_000, css: 2_000, script: 0 } },
    publishedAt: "2026-03-01T12:00:00.000Z",
    publishedBy: { name: "Ana", via: "person" },
    ...{ isLive: false, rolledBackAt: null, rolledBackBy: null },
    ...more,
  };
}

const NO_TIMES: PageSchedule = { publish: null, unpublish: null, problem: null };
interface Along {
  pageId: string;
  title: string;
  slug: string;
  problem: { code: string; message: string } | null;
}
const published = (page: Page, synced: Along[] = []) => ({ url, weight: { html: 1, css: 1, script: 1 }, brokenCodeIds: [], page, synced });

interface Shown {
  readonly page?: Page;
  readonly variants?: readonly Page[];
  readonly sites?: readonly Site[];
  readonly publishing?: NonNullable<FakeAnswers["publishing"]>;
  readonly role?: "viewer";
}

const open = ({ page = live, variants = [], sites = [], publishing = {}, role }: Shown = {}) =>
  showScreen({
    ...{ at: `/pages/${ID}/publishing`, route: "/pages/$pageId/publishing", screen: PublishingScreen },
    words: ["publishing", "pages", "billing"],
    account: sampleAccount(role ? { role } : {}),
    answers: {
      pages: { get: () => page, listVariants: () => ({ items: [...variants] }) },
      sites: { list: () => ({ items: [...sites], nextCursor: null }) },
      publishing: {
        listPublications: () => ({ items: [kept("b", { isLive: true, version: 2 }), kept("a")], nextCursor: null }),
        getSchedule: () => NO_TIMES,
        check: () => ({ items: [], facts: { hosts: [], ownPath: "/oferta", paths: [], imageBytes: {}, missingSectionIds: [] } }),
        ...publishing,
      },
    },
  });

it("says what visitors get now, lists what they got, and rolls back after a question", async () => {
  const { api } = await open({ publishing: { rollBack: () => ({ url, page: { ...live, hasUnpublishedChanges: true } }) } });
  const list = await screen.findByRole("list", { name: "Publicações" });
  const [now, before] = within(list).getAllByRole("listitem");
  expect(now?.textContent).toContain("No ar");
  expect(before?.textContent).toContain("Por Ana");
  expect(before?.textContent).toContain("6 kB sem imagens");
  expect(within(list).getAllByRole("button")).toHaveLength(1);
  fireEvent.click(within(list).getByRole("button", { name: /^Voltar a esta:/ }));
  const question = await screen.findByRole("alertdialog", { name: "Voltar a esta publicação?" });
  fireEvent.click(within(question).getByRole("button", { name: "Voltar a esta" }));
  expect(await screen.findByText("A publicação voltou ao ar")).toBeTruthy();
  expect(api.asked.find(({ call }) => call === "publishing.rollBack")?.input).toEqual({ id: ID, publicationId: kept("a").id });
});

it("says why a publication cannot come back, where it stands", async () => {
  await open({ publishing: { rollBack: () => ({ refusedFor: "PUBLICATION_INCOMPLETE" as const }) } });
  fireEvent.click(await screen.findByRole("button", { name: /^Voltar a esta:/ }));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Voltar a esta" }));
  expect((await screen.findByText(/não existe mais, e ela apareceria quebrada/)).closest("[role=alert]")?.textContent).toContain(
    "Não deu para voltar",
  );
});

it("sets a time in the time of the browser, says what goes live then, and takes it back", async () => {
  const publishAt = new Date(2999, 0, 2, 9, 30).toISOString();
  const { api } = await open({
    publishing: { schedule: ({ publishAt: at }) => (at ? { ...NO_TIMES, publish: { at, by: "Ana" } } : NO_TIMES) },
  });
  const field = await screen.findByLabelText("Publicar as alterações em");
  expect(screen.getByText(/como estiver nesse momento/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Agendar" }).hasAttribute("disabled")).toBe(true);
  fireEvent.change(field, { target: { value: "2999-01-02T09:30" } });
  // The field itself speaks the browser's language.
  expect(screen.getByText("quarta-feira, 2 de janeiro de 2999 às 09:30")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Agendar" }));
  expect(await screen.findByText(/agendado por Ana/)).toBeTruthy();
  expect(api.asked.find(({ call }) => call === "publishing.schedule")?.input).toEqual({ id: ID, publishAt });
  fireEvent.click(screen.getByRole("button", { name: "Cancelar agendamento" }));
  expect(await screen.findByRole("button", { name: "Agendar" })).toBeTruthy();
});

it("says at its field what is wrong with a time, and what a time that came did not bring about", async () => {
  await open({
    publishing: {
      getSchedule: () => ({
        ...NO_TIMES,
        problem: { what: "publish", at: "2026-03-01T12:00:00.000Z", message: "O endereço já é de outra." },
      }),
      schedule: () => ({
        refusedFor: "INVALID_INPUT",
        fields: [{ path: "publishAt", code: "schedule_past", message: "Escolha um momento no futuro." }],
      }),
    },
  });
  expect((await screen.findByText("O endereço já é de outra.")).closest("[role=alert]")?.textContent).toContain("não aconteceu");
  const field = screen.getByLabelText("Publicar as alterações em");
  fireEvent.change(field, { target: { value: "2020-01-02T09:30" } });
  fireEvent.click(screen.getByRole("button", { name: "Agendar" }));
  expect(await screen.findByText("Escolha um momento no futuro.")).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe("2020-01-02T09:30");
});

it("publishes with the variants that sync, and tells of each what became of it", async () => {
  const variants = ["b", "c"].map((letter) =>
    samplePage({ id: pageIdOf(letter), mainId: ID, syncs: letter === "b", slug: `oferta-${letter}`, title: `Variante ${letter}` }),
  );
  const { api } = await open({
    variants,
    publishing: {
      publish: () =>
        published(live, [
          { pageId: pageIdOf("b"), title: "Variante b", slug: "oferta-b", problem: null },
          {
            pageId: pageIdOf("c"),
            title: "Variante c",
            slug: "oferta-c",
            problem: { code: "SLUG_TAKEN", message: "O endereço já é de outra." },
          },
        ]),
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "/oferta-c · Variante c" }));
  fireEvent.click(screen.getByRole("button", { name: "Publicar como está" }));
  expect(await screen.findByText(/^Publicada em loja/)).toBeTruthy();
  expect(screen.getByText(/O endereço já é de outra/)).toBeTruthy();
  const asked = () => api.asked.findLast(({ call }) => call === "publishing.publish")?.input;
  expect(asked()).toMatchObject({ id: ID, syncIds: variants.map(({ id }) => id) });
  fireEvent.click(screen.getByRole("checkbox", { name: "Publicar as variantes junto" }));
  fireEvent.click(screen.getByRole("button", { name: "Publicar como está" }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ id: ID, syncIds: null }));
});

it("asks before it takes over an address, and offers one that is free", async () => {
  const { api } = await open({
    page: samplePage({ id: ID }),
    publishing: {
      listPublications: () => ({ items: [], nextCursor: null }),
      publish: ({ slug }) => (slug ? published(live) : { refusedFor: "SLUG_TAKEN", data: { page: url, freeSlug: "oferta-2" } }),
    },
  });
  expect(await screen.findByText(/Nada foi publicado ainda/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Publicar página" }));
  expect(await screen.findByText(/^Já existe uma página publicada no endereço/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Substituir a outra" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Publicar em /oferta-2" }));
  expect(await screen.findByText(/^Publicada em loja/)).toBeTruthy();
  expect(api.asked.findLast(({ call }) => call === "publishing.publish")?.input).toMatchObject({ id: ID, slug: "oferta-2" });
});

it("shows whoever may only look what is live and when, and nothing that would be refused", async () => {
  await open({
    role: "viewer",
    publishing: { getSchedule: () => ({ ...NO_TIMES, unpublish: { at: "2999-01-02T12:00:00.000Z", by: null } }) },
  });
  expect(await screen.findByText(/^Sai do ar em/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Publicar|Voltar a|Agendar/ })).toBeNull();
});

it("says what could not be loaded, each in its place", async () => {
  await open({ publishing: { listPublications: () => ({ refusedFor: "FORBIDDEN" }) } });
  expect(await screen.findByRole("button", { name: "Agendar" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Tentar de novo" })).toBeTruthy();
});

it("publishes on another site, says before what becomes of the old address, and at the field what is wrong", async () => {
  const sites = ["a", "b"].map((letter) =>
    sampleSite({ id: letter === "a" ? live.siteId : `sit_01kanp000000000000000000b0`, name: letter, url: `https://${letter}.example` }),
  );
  let isRefused = true;
  const { api } = await open({
    sites,
    publishing: {
      publish: () =>
        isRefused
          ? { refusedFor: "INVALID_INPUT", fields: [{ path: "siteId", code: "domain_unchosen", message: "Escolha um domínio." }] }
          : published({ ...live, siteId: sites[1]?.id ?? "", siteName: "b" }),
    },
  });
  const box = await screen.findByRole("combobox", { name: "Site e domínio" });
  await act(async () => void fireEvent.click(box));
  const option = await screen.findByRole("option", { name: "b.example" });
  await act(async () => {
    fireEvent.pointerDown(option, { pointerType: "mouse" });
    fireEvent.click(option);
  });
  expect(await screen.findByText(/a página sai do ar em/)).toBeTruthy();
  expect(screen.getByText(/b\.example\/oferta/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Publicar como está" }));
  expect(await screen.findByText("Escolha um domínio.")).toBeTruthy();
  isRefused = false;
  fireEvent.click(screen.getByRole("button", { name: "Publicar como está" }));
  expect(await screen.findByText(/Publicada em/)).toBeTruthy();
  expect(api.asked.findLast(({ call }) => call === "publishing.publish")?.input).toMatchObject({ id: ID, siteId: sites[1]?.id });
});
