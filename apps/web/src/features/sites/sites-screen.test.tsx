import { fireEvent, screen } from "@testing-library/react";
import type { Site } from "@vitrine/contract";
import { expect, it } from "vitest";
import { connection } from "../../platform/calls/connection.ts";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { SitesScreen } from "./sites-screen.tsx";

const site = (n: number): Site => ({
  id: `sit_01kanp${String(n).padStart(20, "0")}`,
  name: `loja-${n}`,
  region: "br",
  url: `https://loja-${n}.example.com/`,
  createdAt: "2026-03-01T12:00:00.000Z",
});
const listOf = (items: Site[]) => ({ items, nextCursor: null });
const regions = () => ({ items: [{ id: "br" as const, name: "Brasil (São Paulo)" }], nextCursor: null });
const inSites = { at: "/sites", screen: SitesScreen, words: ["sites", "billing"] } as const;
const openSites = (list: NonNullable<NonNullable<FakeAnswers["sites"]>["list"]>, account = sampleAccount()) =>
  showScreen({ ...inSites, account, answers: { sites: { list, regions } } });

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
  expect(await screen.findByText("loja-3", {}, { timeout: 5_000 })).toBeTruthy();
});

it("lets nobody start a site that the plan has no room for", async () => {
  await openSites(() => listOf([site(1)]), sampleAccount({ siteCap: 1 }));
  expect(await screen.findByText("loja-1")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Criar site" })).toBeNull();
});
