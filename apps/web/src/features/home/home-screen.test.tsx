import { cleanup, screen } from "@testing-library/react";
import type { Page, Role, Site } from "@vitrine/contract";
import { expect, it } from "vitest";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../testing/sample-page.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { HomeScreen } from "./home-screen.tsx";

const none = () => ({ items: [], nextCursor: null });

const openAs = (role: Role, sites: Site[], siteCap: number | null = null, pages: Page[] = []) =>
  showScreen({
    ...{ at: "/", screen: HomeScreen, words: ["home", "billing", "status"] },
    account: sampleAccount({ role, siteCap }),
    answers: {
      sites: { list: () => ({ items: sites, nextCursor: null }) },
      pages: { list: () => ({ items: pages, others: [], nextCursor: null }) },
      leads: { list: none },
    },
  });

it("offers whoever owns the account to make its first site", async () => {
  await openAs("owner", []);
  expect(await screen.findByRole("button", { name: "Criar meu site" })).toBeTruthy();
});

it.each(["editor", "viewer"] as const)(
  "asks a member with the role of %s for nothing that only the owner may do, and says who may",
  async (role) => {
    await openAs(role, [], 0);
    expect(await screen.findByText(/^Só quem é dono da conta pode criar o site\./)).toBeTruthy();
    expect([screen.queryByRole("button"), screen.queryByRole("link")]).toEqual([null, null]);
  },
);

it("goes on with a page once there is a site, for an editor too", async () => {
  await openAs("editor", [sampleSite()]);
  expect((await screen.findByRole("link", { name: "Escolher um modelo" })).getAttribute("href")).toBe("/new");
});

it("asks whoever may only look for no page and no publishing, and says who does that", async () => {
  await openAs("viewer", [sampleSite()]);
  expect(await screen.findByText(/^Só quem pode editar cria páginas\./)).toBeTruthy();
  expect([screen.queryByRole("button"), screen.queryByRole("link")]).toEqual([null, null]);
  cleanup();
  await openAs("viewer", [sampleSite()], null, [samplePage()]);
  expect(await screen.findByText(/^Só quem pode editar publica páginas\./)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("leads whoever may only look to look at pages, not into the editor", async () => {
  const url = "https://loja.example.com/oferta";
  const pages = [samplePage({ title: "No ar", url, status: "published" }), samplePage({ id: pageIdOf("b"), title: "Rascunho", url: null })];
  await openAs("viewer", [sampleSite()], null, pages);
  expect((await screen.findByRole("link", { name: "No ar" })).getAttribute("href")).toBe(`/preview/${pageIdOf("a")}`);
  expect(screen.getByRole("link", { name: "Rascunho" }).getAttribute("href")).toBe(`/preview/${pageIdOf("b")}`);
  expect(screen.queryByRole("link", { name: "Nova página" })).toBeNull();
  cleanup();
  await openAs("editor", [sampleSite()], null, pages);
  expect((await screen.findByRole("link", { name: "Rascunho" })).getAttribute("href")).toBe(`/builder/${pageIdOf("b")}`);
  expect(screen.getByRole("link", { name: "Nova página" }).getAttribute("href")).toBe("/new");
});
