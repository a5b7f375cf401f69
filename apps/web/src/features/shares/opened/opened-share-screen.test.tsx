import { act, fireEvent, screen } from "@testing-library/react";
import { emptyDocument } from "@vitrine/document";
import { expect, it } from "vitest";
import { connection } from "../../../platform/calls/connection.ts";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { OpenedShareScreen } from "./opened-share-screen.tsx";

const TOKEN = "a".repeat(32);
const SHOWN = {
  title: "Oferta da Ana",
  language: "pt" as const,
  expiresAt: "2999-03-08T12:00:00.000Z",
  document: emptyDocument({ title: "", language: "pt" }) as unknown as Record<string, unknown>,
};

type Answers = NonNullable<FakeAnswers["shares"]>;

const open = (shares: Answers, account: ReturnType<typeof sampleAccount> | null = sampleAccount()) =>
  showScreen({
    at: `/share/${TOKEN}`,
    route: "/share/$token",
    screen: OpenedShareScreen,
    words: ["shares", "pages", "sites", "billing"],
    account,
    answers: { shares, sites: { list: () => ({ items: [sampleSite()], nextCursor: null }) } },
  });

it("shows the page, and makes a copy only when told to, which then opens in the editor", async () => {
  const copy: NonNullable<Answers["copy"]> = () => samplePage({ title: "Oferta da Ana" });
  const shown = await open({ open: () => SHOWN, copy });
  expect(await screen.findByTitle("Página: Oferta da Ana")).toBeTruthy();
  expect(shown.api.asked.map(({ call }) => call)).toEqual(["shares.open"]);
  fireEvent.click(screen.getByRole("button", { name: "Fazer uma cópia" }));
  fireEvent.click(await screen.findByRole("button", { name: "Copiar para o meu site" }));
  await screen.findByText("“Oferta da Ana” agora é sua");
  expect(shown.api.asked.at(-1)).toMatchObject({ call: "shares.copy", input: { token: TOKEN, siteId: sampleSite().id } });
  expect(shown.path()).toBe(`/builder/${pageIdOf("a")}`);
});

it("leads whoever is not logged in to the door, and back", async () => {
  await open({ open: () => SHOWN }, null);
  const link = await screen.findByRole("link", { name: "Criar conta e copiar" });
  expect(screen.queryByRole("button", { name: "Fazer uma cópia" })).toBeNull();
  fireEvent.click(link);
  expect(sessionStorage.getItem("vitrine.wayBack")).toContain(`/share/${TOKEN}`);
});

it.each([
  ["SHARE_EXPIRED", "O link expirou."],
  ["SHARE_NOT_FOUND", "O link não existe..."],
  ["NOT_FOUND", "Dados não encontrados."],
] as const)("says what %s means, without another try", async (refusedFor, words) => {
  const { api } = await open({ open: () => ({ refusedFor }) }, null);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tentar de novo" })).toBeNull();
  expect(api.asked).toHaveLength(1);
});

it("waits for the connection, and shows the page once that is back", async () => {
  const { api } = await open({ open: () => NO_ANSWER }, null);
  expect((await screen.findByRole("alert")).textContent).toContain("Sem resposta do servidor");
  api.answer({ shares: { open: () => SHOWN } });
  act(() => connection.noteAnswer());
  expect(await screen.findByTitle("Página: Oferta da Ana")).toBeTruthy();
});

it("offers another try where the server failed", async () => {
  const { api } = await open({ open: () => ({ refusedFor: "SERVER_ERROR" }) }, null);
  const again = await screen.findByRole("button", { name: "Tentar de novo" });
  api.answer({ shares: { open: () => SHOWN } });
  fireEvent.click(again);
  expect(await screen.findByTitle("Página: Oferta da Ana")).toBeTruthy();
});

it("keeps the dialog where the copy is refused", async () => {
  await open({ open: () => SHOWN, copy: () => ({ refusedFor: "SHARE_EXPIRED" }) });
  fireEvent.click(await screen.findByRole("button", { name: "Fazer uma cópia" }));
  fireEvent.click(await screen.findByRole("button", { name: "Copiar para o meu site" }));
  expect((await screen.findByRole("alert")).textContent).toContain("O link expirou.");
});
