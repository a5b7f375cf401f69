import { act, fireEvent, screen } from "@testing-library/react";
import type { Page, Role } from "@vitrine/contract";
import { expect, it, vi } from "vitest";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { PagesScreen } from "./pages-screen.tsx";

const url = "https://loja.example.com/oferta";
const live = samplePage({ id: pageIdOf("a"), title: "No ar", status: "published", url });
const draft = samplePage({ id: pageIdOf("b"), title: "Rascunho", url: null });

const openAs = (role: Role, pages: Page[]) =>
  showScreen({
    ...{
      at: "/pages",
      screen: PagesScreen,
      words: ["pages", "list", "labels", "status", "billing", "sites"],
      account: sampleAccount({ role }),
    },
    answers: {
      pages: { list: () => ({ items: pages, others: [], nextCursor: null }) },
      labels: { list: () => ({ items: [] }) },
      sites: { list: () => ({ items: [sampleSite()], nextCursor: null }) },
    },
  });
const actionsOf = async (title: string): Promise<(string | null)[]> => {
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`ções.*${title}`) }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  return items;
};

it("offers an editor all that can be done with a page", async () => {
  await openAs("editor", [live, draft]);
  expect((await screen.findByRole("link", { name: "Rascunho" })).getAttribute("href")).toBe(`/builder/${draft.id}`);
  expect(screen.getByRole("link", { name: "Nova página" }).getAttribute("href")).toBe("/new");
  const offered = await actionsOf("No ar");
  for (const action of ["Editar", "Duplicar", "Despublicar", "Excluir"]) expect(offered).toContain(action);
});

it("offers whoever may only look what they may do, and nothing that would be refused", async () => {
  await openAs("viewer", [live, draft]);
  expect((await screen.findByRole("link", { name: "Rascunho" })).getAttribute("href")).toBe(`/preview/${draft.id}`);
  expect(screen.queryByRole("link", { name: "Nova página" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Editar/ })).toBeNull();
  const looks = ["Configurações", "Histórico", "Publicação e agendamento"];
  expect(await actionsOf("No ar")).toEqual(["Ver página", "Ver no ar", "Copiar endereço", ...looks]);
  expect(await actionsOf("Rascunho")).toEqual(["Ver página", ...looks]);
});

it("tells whoever may only look where nothing is yet who fills it", async () => {
  await openAs("viewer", []);
  expect(await screen.findByRole("heading", { name: "Ainda não há páginas" })).toBeTruthy();
  expect(screen.getByText(/Quando alguém que edita esta conta criar uma/)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("publishes a page under the title it was just given", async () => {
  let save = (): void => undefined;
  const saving = new Promise<void>((resolve) => {
    save = resolve;
  });
  const { api } = await openAs("editor", [draft]);
  api.answer({
    pages: {
      update: async () => {
        await saving;
        return { ...draft, title: "Lançamento" };
      },
    },
    publishing: { publish: () => ({ refusedFor: "NOT_FOUND" }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: /ções.*Rascunho/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Renomear" }));
  const title = await screen.findByRole("textbox", { name: "Novo título" });
  fireEvent.change(title, { target: { value: "Lançamento" } });
  fireEvent.keyDown(title, { key: "Enter" });
  fireEvent.click(await screen.findByRole("button", { name: /ções.*Lançamento/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Publicar" }));
  const asked = () => api.asked.map(({ call }) => call).filter((call) => /update|publish$/.test(call));
  await vi.waitFor(() => expect(asked()).toEqual(["pages.update"]));
  await act(async () => save());
  await vi.waitFor(() => expect(asked()).toEqual(["pages.update", "publishing.publish"]));
});
