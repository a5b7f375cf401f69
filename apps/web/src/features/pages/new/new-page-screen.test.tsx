import { screen } from "@testing-library/react";
import type { Role } from "@vitrine/contract";
import { expect, it } from "vitest";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { NewPageScreen } from "./new-page-screen.tsx";

const noSites = () => ({ items: [], nextCursor: null });
const blank = { templateId: undefined, name: "", language: "pt" } as const;

const openDialogAs = (role: Role, list: () => { items: ReturnType<typeof sampleSite>[]; nextCursor: null } = noSites) =>
  showScreen({
    ...{ at: "/new", words: ["pages", "sites"], screen: () => <NewPageDialog start={blank} onClose={() => undefined} /> },
    account: sampleAccount({ role }),
    answers: { sites: { list, regions: () => ({ items: [{ id: "br", name: "Brasil" }], nextCursor: null }) } },
  });

it("has an owner without a site make one first", async () => {
  await openDialogAs("owner");
  expect(await screen.findByRole("button", { name: "Criar site" })).toBeTruthy();
});

it("tells an editor without a site who makes it, and offers no form that would be refused", async () => {
  await openDialogAs("editor");
  expect(await screen.findByRole("heading", { name: "Ainda falta um site" })).toBeTruthy();
  expect([screen.queryByRole("textbox"), screen.queryByRole("button", { name: "Criar site" })]).toEqual([null, null]);
});

it("says so in place of the templates, too", async () => {
  await showScreen({
    ...{ at: "/new", screen: NewPageScreen, words: ["pages", "billing", "templates"] },
    account: sampleAccount({ role: "editor", siteCap: 0 }),
    answers: { sites: { list: noSites }, templates: { list: noSites } },
  });
  expect(await screen.findByText(/só quem é dono da conta pode criar um\./)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("has an editor begin a page on a site that is there", async () => {
  await openDialogAs("editor", () => ({ items: [sampleSite()], nextCursor: null }));
  expect(await screen.findByRole("button", { name: /Criar/ })).toBeTruthy();
});

it("shows whoever may only look no template to begin with, and says who may", async () => {
  const { api } = await showScreen({
    ...{ at: "/new", screen: NewPageScreen, words: ["pages", "billing", "templates", "importing"] },
    account: sampleAccount({ role: "viewer" }),
    answers: { sites: { list: () => ({ items: [sampleSite()], nextCursor: null }) } },
  });
  expect(await screen.findByRole("heading", { name: "Só quem edita cria páginas" })).toBeTruthy();
  expect([screen.queryByRole("button"), screen.queryByRole("link")]).toEqual([null, null]);
  expect(api.asked.some(({ call }) => call.startsWith("templates."))).toBe(false);
});
