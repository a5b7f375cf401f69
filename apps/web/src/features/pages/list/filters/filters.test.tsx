import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Label, Role } from "@vitrine/contract";
import { expect, it, onTestFinished, vi } from "vitest";
import type { FakeAnswers } from "../../../../testing/fake-api.ts";
import { sampleAccount } from "../../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../../testing/sample-page.ts";
import { sampleSite } from "../../../../testing/sample-site.ts";
import { showScreen } from "../../../../testing/show-screen.tsx";
import { PagesScreen } from "../pages-screen.tsx";

const tag: Label = { id: `lbl_${"0".repeat(25)}1`, kind: "tag", name: "Natal", colour: "sky", createdAt: "2026-03-01T12:00:00.000Z" };
const page = samplePage({ id: pageIdOf("a"), title: "Curso" });

interface Shown {
  readonly at?: string;
  readonly role?: Role;
  readonly isPhone?: boolean;
  readonly answers?: FakeAnswers;
}
async function open({ at = "/pages", role = "editor", isPhone = true, answers = {} }: Shown = {}) {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone, ...listens }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return showScreen({
    ...{ at, screen: PagesScreen, words: ["pages", "list", "labels", "status", "billing", "sites"], account: sampleAccount({ role }) },
    answers: {
      pages: { list: () => ({ items: [page], others: [], nextCursor: null }), ...answers.pages },
      sites: { list: () => ({ items: [sampleSite()], nextCursor: null }), ...answers.sites },
      labels: { list: () => ({ items: [tag] }), ...answers.labels },
    },
  });
}
const searchOf = (path: string): string[] => [...new URLSearchParams(path.split("?")[1])].map((entry) => entry.join("=")).sort();
it("has one button on a phone for all that is chosen from, which says how much of it is on", async () => {
  await open({ at: `/pages?status=published&tagId=${tag.id}` });
  const opener = await screen.findByRole("button", { name: "Filtros: 2 filtros ligados" });
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(opener);
  const sheet = await screen.findByRole("dialog", { name: "Filtros" });
  const chosen = within(sheet)
    .getAllByRole("combobox")
    .map((box) => `${box.getAttribute("aria-label")}: ${box.textContent}`);
  expect(chosen).toEqual(["Situação: Publicadas", "Tipo: Todos os tipos", "Tag: Natal"]);
  fireEvent.click(within(sheet).getByRole("button", { name: "Ver páginas" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("takes one filter off where it is read, keeps the others, and hands the keyboard to the button", async () => {
  const { path } = await open({ at: `/pages?tagId=${tag.id}&type=sales&search=bolo` });
  const on = await screen.findByRole("list", { name: "Filtros ligados" });
  await waitFor(() =>
    expect(
      within(on)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Vendas", "Natal"]),
  );
  fireEvent.click(within(on).getByRole("button", { name: "Tirar o filtro Vendas" }));
  await waitFor(() => expect(searchOf(path())).toEqual(["search=bolo", `tagId=${tag.id}`]));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filtros: 1 filtro ligado" }));
});

it("clears all filters at once and leaves the words that are searched", async () => {
  const { path } = await open({ at: "/pages?status=deleted&type=sales&search=bolo" });
  fireEvent.click(await screen.findByRole("button", { name: "Filtros: 2 filtros ligados" }));
  const clear = within(await screen.findByRole("dialog", { name: "Filtros" })).getByRole("button", { name: "Limpar filtros" });
  fireEvent.click(clear);
  await waitFor(() => expect(searchOf(path())).toEqual(["search=bolo"]));
  expect(clear.getAttribute("aria-disabled")).toBe("true");
});

it("opens the tags and products from there, in place of the filters, for who may change them", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Filtros" }));
  fireEvent.click(within(await screen.findByRole("dialog", { name: "Filtros" })).getByRole("button", { name: "Tags e produtos" }));
  expect(await screen.findByRole("dialog", { name: "Tags e produtos" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Filtros" })).toBeNull());
});

it("lets whoever may only look choose filters, and change no tag", async () => {
  await open({ role: "viewer" });
  fireEvent.click(await screen.findByRole("button", { name: "Filtros" }));
  const sheet = await screen.findByRole("dialog", { name: "Filtros" });
  expect(
    within(sheet)
      .getAllByRole("combobox")
      .map((box) => box.getAttribute("aria-label")),
  ).toEqual(["Situação", "Tipo", "Tag"]);
  expect(within(sheet).queryByRole("button", { name: "Tags e produtos" })).toBeNull();
});

it.each([true, false])("names no tag by what the address calls it once that is gone, on a phone: %s", async (isPhone) => {
  await open({ at: "/pages?tagId=lbl_00000000000000000000000009", isPhone });
  expect((await screen.findAllByText("Não existe mais")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/lbl_/)).toBeNull();
});

it("keeps the filters in reach where the list could not be read under them, and reads it again", async () => {
  let isThere = false;
  const list = () => (isThere ? { items: [page], others: [], nextCursor: null } : ({ refusedFor: "SERVER_ERROR" } as const));
  await open({ at: "/pages?type=sales", answers: { pages: { list } } });
  const again = await screen.findByRole("button", { name: /[Tt]entar/ });
  expect(screen.getByRole("button", { name: "Filtros: 1 filtro ligado" })).toBeTruthy();
  isThere = true;
  fireEvent.click(again);
  expect(await screen.findByText("Curso")).toBeTruthy();
});

it.each([
  { isPhone: false, place: () => screen.getByRole("searchbox") },
  { isPhone: true, place: () => screen.getByRole("button", { name: "Filtros" }) },
])("takes the keyboard to the filters where what cleared them is gone, on a phone: $isPhone", async ({ isPhone, place }) => {
  const list = ({ type }: { type?: unknown }) => ({ items: type ? [] : [page], others: [], nextCursor: null });
  await open({ at: "/pages?type=sales", isPhone, answers: { pages: { list } } });
  const none = (await screen.findByRole("heading", { name: "Nenhuma página com esses filtros" })).parentElement as HTMLElement;
  const clear = within(none).getByRole("button", { name: "Limpar filtros" });
  clear.focus();
  fireEvent.click(clear);
  expect(await screen.findByText("Curso")).toBeTruthy();
  expect(document.activeElement).toBe(place());
});

it("takes the keyboard to what is searched where the filters are cleared above the list", async () => {
  await open({ at: "/pages?type=sales", isPhone: false });
  await screen.findByText("Curso");
  const clear = screen.getByRole("button", { name: "Limpar filtros" });
  clear.focus();
  fireEvent.click(clear);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Limpar filtros" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});
