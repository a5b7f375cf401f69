import { fireEvent, screen, within } from "@testing-library/react";
import type { Share } from "@vitrine/contract";
import { expect, it, vi } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { SharesScreen } from "./shares-screen.tsx";

const ID = pageIdOf("a");

function link(letter: string, more: Partial<Share> = {}): Share {
  return {
    id: `shr_01kanp0000000000000000000${letter}`,
    pageId: ID,
    url: `http://localhost:3000/share/${letter.repeat(32)}`,
    state: "active",
    copies: 0,
    createdAt: "2026-03-01T12:00:00.000Z",
    expiresAt: "2999-03-08T12:00:00.000Z",
    ...more,
  };
}

type Answers = NonNullable<FakeAnswers["shares"]>;

const open = (shares: Answers, more: { readonly page?: NonNullable<FakeAnswers["pages"]>["get"]; readonly role?: "viewer" } = {}) =>
  showScreen({
    at: `/pages/${ID}/shares`,
    route: "/pages/$pageId/shares",
    screen: SharesScreen,
    words: ["shares", "pages"],
    account: sampleAccount(more.role ? { role: more.role } : {}),
    answers: { pages: { get: more.page ?? (() => samplePage()) }, shares },
  });

const list = (...items: readonly Share[]) => ({ list: () => ({ items: [...items], nextCursor: null }) });

it("teaches what a link is for where there is none, and makes one that ends in seven days", async () => {
  const create: NonNullable<Answers["create"]> = ({ expiresAt }) => ({ ...link("a"), url: "http://localhost:3000/share/a", expiresAt });
  const { api } = await open({ ...list(), create });
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(await screen.findByText("Nenhum link ainda")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Criar link" }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith("http://localhost:3000/share/a"));
  const asked = api.asked.find(({ call }) => call === "shares.create") as { readonly input: { readonly expiresAt: string } } | undefined;
  expect((Date.parse(asked?.input.expiresAt ?? "") - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  await vi.waitFor(() => expect(api.asked.filter(({ call }) => call === "shares.list")).toHaveLength(2));
});

it("lists links in their three states, and lets those be used that are open", async () => {
  await open(list(link("a", { copies: 1234 }), link("b", { state: "expired" }), link("c", { state: "deleted", url: null })));
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual([
    expect.stringContaining("Ativo"),
    expect.stringContaining("Expirado"),
    expect.stringContaining("Excluído"),
  ]);
  expect(rows[0]?.textContent).toContain("1.234");
  const named = (row: HTMLElement | undefined) => [
    ...new Set([...(row?.querySelectorAll("button") ?? [])].map((button) => button.getAttribute("aria-label"))),
  ];
  expect(rows.map(named)).toEqual([["Copiar link", "Abrir link", "Excluir link"], ["Excluir link"], []]);
});

it("asks before a link is deleted, and says when that failed", async () => {
  const { api } = await open({ ...list(link("a")), remove: () => NO_ANSWER });
  const [button] = await screen.findAllByRole("button", { name: "Excluir link" });
  if (button) fireEvent.click(button);
  const confirm = async () => fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Excluir link" }));
  await confirm();
  expect(await screen.findByText("Não deu para excluir o link.")).toBeTruthy();
  api.answer({ shares: { ...list(), remove: () => ({ success: true }) } });
  if (button) fireEvent.click(button);
  await confirm();
  expect(await screen.findByText("Nenhum link ainda")).toBeTruthy();
});

it("keeps what was chosen where the server refuses, and says why", async () => {
  await open({ ...list(), create: () => ({ refusedFor: "SHARE_LIMIT" }) });
  fireEvent.click(await screen.findByRole("button", { name: "Criar link" }));
  expect((await screen.findByRole("alert")).textContent).toContain("links ativos");
});

it("shows viewers who may share, and asks for nothing", async () => {
  const { api } = await open(list(), { role: "viewer" });
  expect(await screen.findByText("Só quem edita pode compartilhar")).toBeTruthy();
  expect(api.asked).toEqual([]);
});

it("says that the page is not there, and that nothing answers", async () => {
  await open({ list: () => ({ refusedFor: "NOT_FOUND" }) }, { page: () => ({ refusedFor: "NOT_FOUND" }) });
  expect(await screen.findByRole("button", { name: "Tentar de novo" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voltar para as páginas" }).getAttribute("href")).toBe("/pages");
});
