import { fireEvent, screen } from "@testing-library/react";
import type { Role } from "@vitrine/contract";
import { emptyDocument } from "@vitrine/document";
import { afterEach, expect, it, vi } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { PreviewScreen } from "./preview-screen.tsx";

const AT = { url: `https://loja.example.com/_v/preview/${"0".repeat(32)}`, expiresAt: "2026-03-01T12:00:00.000Z" };
type Preview = NonNullable<NonNullable<FakeAnswers["publishing"]>["preview"]>;
const open = (preview: Preview, role: Role = "editor") =>
  showScreen({
    at: `/preview/${pageIdOf("a")}`,
    route: "/preview/$pageId",
    screen: PreviewScreen,
    words: ["editor"],
    account: sampleAccount({ role }),
    answers: {
      pages: {
        get: () => samplePage({ title: "Oferta" }),
        getDocument: () => ({ version: 1, document: { ...emptyDocument({ title: "Oferta", language: "pt" }) } }),
      },
      publishing: { preview },
    },
  });

afterEach(() => vi.restoreAllMocks());

it("leads to the preview in its own place", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const { api } = await open(() => AT);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(AT.url));
  expect(api.asked.map(({ call, input }) => [call, input])).toEqual([["publishing.preview", { id: pageIdOf("a") }]]);
});

it("says that a page has nothing on it yet, and looks again when it is told to", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const { api } = await open(() => ({ refusedFor: "EMPTY_PAGE" }));
  expect(await screen.findByText(/A página ainda está vazia/)).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
  api.answer({ publishing: { preview: () => AT } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
});

it("says that there is no such page, and leads to the pages there are", async () => {
  await open(() => ({ refusedFor: "NOT_FOUND" }));
  expect((await screen.findByRole("link", { name: "Voltar para as páginas" })).getAttribute("href")).toBe("/pages");
});

it("shows the page in its place to whoever may only look, and makes no preview that others could open", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const { api } = await open(() => AT, "viewer");
  expect(await screen.findByRole("heading", { level: 1, name: "Oferta" })).toBeTruthy();
  expect(screen.getByText("Você pode ver esta página. Para mudar, peça a quem edita esta conta.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voltar para as páginas" }).getAttribute("href")).toBe("/pages");
  expect(api.asked.map(({ call }) => call)).not.toContain("publishing.preview");
  expect(replace).not.toHaveBeenCalled();
});
